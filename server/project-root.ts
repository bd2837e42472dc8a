import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Finds the project root, from the sources or the built server. The Edge Function has none and never calls this. */
export function projectRoot(): string {
  return dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
}
