import { resolve } from 'node:path';
import { type Mailbox, parseMailbox } from '#server/mail/mailbox.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** Who reads settings: the server, `npm run build`, `npm run contacts`, the function on Supabase. */
export type Reader = 'server' | 'build' | 'contacts' | 'function';

export interface Setting {
  variable: string;
  /** Parses the variable's text. Throws `OwnerError`. */
  kind: (text: string, variable: string) => unknown;
  /** Parsed where the variable is not set. Without a fallback the setting is undefined then. */
  fallback?: string;
  /** The fallback in words. */
  shown?: string;
  meaning: string;
  readBy: readonly Reader[];
}

// Each kind parses the text of a variable, and throws `OwnerError` if it is wrong.

export function wholeNumber(most: number) {
  return (text: string, name: string): number => {
    if (!/^\d{1,6}$/.test(text) || Number(text) > most) {
      throw new OwnerError(`${name} must be a whole number from 0 to ${most}, not ${quote(text)}.`);
    }
    return Number(text);
  };
}

/** Undefined for 0, which means no limit. */
export function limit(text: string, name: string): number | undefined {
  return wholeNumber(999_999)(text, name) || undefined;
}

export function host(text: string, name: string): string {
  if (/[\s/]/.test(text)) {
    throw new OwnerError(`${name} must be a host name or an address, not ${quote(text)}.`);
  }
  return text;
}

export function folder(text: string, name: string): string {
  if (text.includes('\0')) throw new OwnerError(`${name} must not contain a NUL character.`);
  return resolve(text);
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
/** The lowest level that is logged. */
export type LogSetting = (typeof logLevels)[number];

export function logLevel(text: string, name: string): LogSetting {
  const level = logLevels.find((known) => known === text.toLowerCase());
  if (!level) {
    throw new OwnerError(`${name} must be one of ${logLevels.join(', ')}, not ${quote(text)}.`);
  }
  return level;
}

interface AddressKind {
  protocols: readonly string[];
  isComplete: (url: URL) => boolean;
  example: string;
}

export function address({ protocols, isComplete, example }: AddressKind) {
  return (text: string, name: string): string => {
    const url = URL.parse(text);
    // The value is never repeated: it may hold a password.
    if (!url || !protocols.includes(url.protocol) || !isComplete(url)) {
      throw new OwnerError(`${name} must look like ${example}.`);
    }
    return text;
  };
}

export function mailbox(text: string, name: string): Mailbox {
  const parsed = parseMailbox(text);
  if (parsed) return parsed;
  throw new OwnerError(
    `${name} must be one mail address, with or without a name, not ${quote(text)}.`,
  );
}

/** Without a slash at its end. */
export function origin(text: string, name: string): string {
  const url = URL.parse(text);
  if (!url || !isWeb(url) || url.pathname !== '/' || url.search) {
    throw new OwnerError(`${name} must look like https://example.com, not ${quote(text)}.`);
  }
  return url.origin;
}

/** Spelled as browsers send them. */
export function origins(text: string, name: string): string[] {
  const texts = text.split(',').map((part) => part.trim());
  return [...new Set(texts.filter(Boolean).map((part) => oneOfOrigins(part, name)))];
}

function oneOfOrigins(text: string, name: string): string {
  if (text.includes('*')) {
    throw new OwnerError(`${name} must name each origin: a * could let in any site there is.`);
  }
  const url = URL.parse(text);
  // An origin without a path, to which `URL` adds a slash.
  if (!url || !isWeb(url) || url.href !== `${url.origin}/`) {
    throw new OwnerError(
      `${name} must be origins like https://example.com, with commas between them, not ${quote(text)}.`,
    );
  }
  return url.origin;
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** Every visitor gets this key, so a secret one is refused. */
export function publicKey(text: string, name: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new OwnerError(`${name} must be printable ASCII without spaces.`);
  }
  if (text.startsWith('sb_secret_') || roleOf(text) === 'service_role') {
    throw new OwnerError(
      `${name} is a secret key, which every visitor would get: set the publishable one (sb_publishable_…, or the legacy anon key), and replace the secret one if anyone has seen it.`,
    );
  }
  return text;
}

/** Returns the role in a legacy key of Supabase, a JSON Web Token. */
function roleOf(key: string): unknown {
  const [, payload, ...rest] = key.split('.');
  if (!payload || rest.length !== 1) return undefined;
  try {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown } | null)
      ?.role;
  } catch {
    return undefined;
  }
}

/** Keeps the message on one line, whatever the value holds. */
function quote(text: string): string {
  return JSON.stringify(text);
}
