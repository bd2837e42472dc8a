import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Finds the project root for the sources and the built server. The Edge Function never calls this function. */
export function findProjectRoot(): string {
  return dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
}
