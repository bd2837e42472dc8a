import { resolve } from 'node:path';
import * as v from 'valibot';
import { isObject, parseJson } from '#shared/json.ts';
import { parseMailbox } from './mailbox.ts';

/** Quotes the value, so that the message is one line whatever it holds. */
const must = (be: string) => (issue: { input: unknown }) =>
  `must be ${be}, not ${JSON.stringify(issue.input)}.`;

export const wholeNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,6}$/.test(text) && Number(text) <= most,
      must(`a whole number from 0 to ${most}`),
    ),
    v.transform(Number),
  );

export const host = v.pipe(v.string(), v.regex(/^[^\s/]+$/, must('a host name or an address')));

export const folder = v.pipe(v.string(), v.transform(resolve));

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export const logLevel = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(logLevels, must(`one of ${logLevels.join(', ')}`)),
);

/** A URL. Its error never repeats the value, which may contain a password. */
export const address = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text);
      // PostgreSQL's client takes a socket's folder as `host` in the query.
      const host = url?.hostname || url?.searchParams.get('host');
      return Boolean(host) && protocols.includes(url?.protocol ?? '');
    }, `must look like ${example}.`),
  );

export const mailbox = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseMailbox(dataset.value);
    if (parsed) return parsed;
    addIssue({ message: must('one mail address, with or without a name') });
    return NEVER;
  }),
);

/** An origin as browsers send it, without a trailing slash. */
export const origin = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    // `URL` accepts a star in a host name.
    return /^https?:[^*]+$/i.test(text) && url?.href === `${url?.origin}/`;
  }, must('an address like https://example.com, without a path')),
  v.transform((text) => new URL(text).origin),
);

/** Every visitor gets this key, so a secret one is refused. */
export const publicKey = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces.'),
  v.check(
    (key) => !key.startsWith('sb_secret_') && roleOf(key) !== 'service_role',
    'is a secret key, which every visitor would get: set the publishable one (sb_publishable_…, or the legacy anon key), and replace the secret one if anyone has seen it.',
  ),
);

/** Returns the role in a legacy key of Supabase, a JSON Web Token. */
function roleOf(key: string): unknown {
  const claims = parseJson(Buffer.from(key.split('.')[1] ?? '', 'base64url'))?.value;
  return isObject(claims) ? claims['role'] : undefined;
}
