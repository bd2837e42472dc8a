import { createHmac } from 'node:crypto';

/** The secret by which PostgREST verifies tokens in these tests. */
export const jwtSecret = 'the secret of a PostgREST that only tests know';

/** Signs a token as Supabase does at sign-in. */
export function signToken(claims: Record<string, unknown>, secret = jwtSecret): string {
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
