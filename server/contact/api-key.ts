import type { MiddlewareHandler } from 'hono';
import { apiErrors, errorResponse } from './api-errors.ts';

/** Checks the public key as Supabase's gateway does. The key protects nothing, because every browser receives it. */
export function requireApiKey(anonKey: string): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('apikey');
    if (!key) return errorResponse(apiErrors.noApiKey);
    if (key !== anonKey) return errorResponse(apiErrors.invalidApiKey);
    return next();
  };
}
