import type { Claim, MessageStore } from '#server/store/store.ts';
import type { Message } from '#shared/message.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';

/** A valid message, from which tests start. */
export const validMessage: Message = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  company: 'Analytical Engines',
  message: 'We run two clusters.\nReleases are slow.',
};

/** The valid message, claimed in order to send its notification. */
export const validClaim: Claim = {
  ...validMessage,
  id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  attempts: 0,
  claim_token: '',
  created_at: '2026-11-21T06:29:00.000Z',
};

/** A valid address that exceeds the length limit once its domain is stored in Punycode. */
export const longInPunycode = `${'a'.repeat(70)}@${`${'ü'.repeat(58)}.`.repeat(4)}example`;

/** Returns a new word, by which a test finds its own message. */
export function uniqueWord(): string {
  return `word-${crypto.randomUUID().slice(0, 8)}`;
}

/** Makes `count` different messages. */
export function manyMessages(count: number): Message[] {
  return Array.from({ length: count }, (_, index) => ({
    ...validMessage,
    message: `message ${index}`,
  }));
}

/** Stores messages one after the other. */
export async function insertAll(
  store: Pick<MessageStore, 'insert'>,
  messages: readonly Message[],
): Promise<void> {
  for (const message of messages) await store.insert(message);
}

export const emailSettings = {
  from: { name: 'The Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  siteUrl: 'https://b.example',
};

export const apiHeaders = { apikey: defaultAnonKey, 'content-type': 'application/json' };

/** Inserts a message through the data API. */
export function sendContact(
  url: string,
  body: unknown = validMessage,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${paths.contacts}`, {
    method: 'POST',
    headers: { ...apiHeaders, ...headers },
    body: JSON.stringify(body),
  });
}
