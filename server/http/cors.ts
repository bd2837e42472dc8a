import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Lets pages of these origins read the responses. There are no cookies, so no credentials. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    // The longest that Chrome keeps it.
    maxAge: 7200,
  });
}
