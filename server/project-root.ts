import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Finds the project root from the sources and from the built server. The Edge Function, which has none, never calls it. */
export function projectRoot(): string {
  return dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname);
}
