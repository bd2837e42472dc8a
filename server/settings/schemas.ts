import { resolve } from 'node:path';
import * as v from 'valibot';
import { isObject, parseJson } from '#shared/json.ts';
import { parseMailbox } from './mailbox.ts';

/** Quotes the value, so that the error message stays on one line. */
const mustBe = (what: string) => (issue: { input: unknown }) =>
  `must be ${what}, not ${JSON.stringify(issue.input)}.`;

export const integerUpTo = (max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,6}$/.test(text) && Number(text) <= max,
      mustBe(`a whole number from 0 to ${max}`),
    ),
    v.transform(Number),
  );

export const host = v.pipe(
  v.string(),
  v.regex(/^[^\s/]+$/, mustBe('a host name or an IP address')),
);

export const directory = v.pipe(v.string(), v.transform(resolve));

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export const logLevel = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(logLevels, mustBe(`one of ${logLevels.join(', ')}`)),
);

/** Accepts a URL. The error never repeats the value, which may contain a password. */
export const url = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const parsed = URL.parse(text);
      // pg takes a Unix socket's directory as the `host` parameter.
      const host = parsed?.hostname || parsed?.searchParams.get('host');
      return Boolean(host) && protocols.includes(parsed?.protocol ?? '');
    }, `must look like ${example}.`),
  );

export const mailbox = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseMailbox(dataset.value);
    if (parsed) return parsed;
    addIssue({ message: mustBe('one email address, with or without a display name') });
    return NEVER;
  }),
);

/** Accepts an origin, and normalizes it to the form that browsers send, without a trailing slash. */
export const origin = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    // Rejects an asterisk, which `URL` accepts in a host name.
    return /^https?:[^*]+$/i.test(text) && url?.href === `${url?.origin}/`;
  }, mustBe('an origin like https://example.com, without a path')),
  v.transform((text) => new URL(text).origin),
);

/** Rejects a secret key, because every visitor receives the public key. */
export const publicKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces.'),
  v.check(
    (key) => !key.startsWith('sb_secret_') && readRole(key) !== 'service_role',
    'is a secret key, but it would be sent to every visitor. Use the publishable key (sb_publishable_… or the legacy anon key), and rotate the secret key if it was exposed.',
  ),
);

/** Returns the role in a legacy Supabase key, which is a JSON Web Token. */
function readRole(key: string): unknown {
  const claims = parseJson(Buffer.from(key.split('.')[1] ?? '', 'base64url'))?.value;
  return isObject(claims) ? claims['role'] : undefined;
}
