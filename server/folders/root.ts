import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * The folder with everything in it, seen from the sources and from the built server alike. Not
 * asked for at import: Supabase's function, which has no such folder, shares files with the server.
 */
export function rootFolder(): string {
  return dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
}
