import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * Finds the project root, from the sources and from the built server. A function rather than a constant,
 * because importing this must not fail in the Supabase function, which has no project root.
 */
export function projectRoot(): string {
  return dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
}
