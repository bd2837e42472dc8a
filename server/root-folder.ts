import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * Returns the project's folder, from the sources and from the built server alike. A function, not a
 * constant: Supabase's function shares files with the server, and has no such folder.
 */
export function rootFolder(): string {
  return dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
}
