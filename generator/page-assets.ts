import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Style sheets that few visitors need: linked rather than in the page. */
export const linkedStyles = [
  { file: 'app/styles/print.css', media: 'print' },
  { file: 'app/styles/forced-colors.css', media: '(forced-colors: active)' },
] as const;

/** Returns the addresses of a module's scripts in the browser's build, dependencies first. */
export function scriptsOf(client: string): (module: string) => string[] {
  const chunksOf = readManifest(client);
  return (module) => chunksOf(module).map(({ file }) => `/${file}`);
}

/** Returns all styles of a module from the prerendering build. */
export function stylesOf(prerendering: string): (module: string) => string {
  const chunksOf = readManifest(prerendering);
  const read = (file: string) => readFileSync(join(prerendering, file), 'utf8');
  return (module) =>
    chunksOf(module)
      .flatMap(({ css = [] }) => css)
      .map(read)
      .join('');
}

/**
 * Reads a module's chunks from a Vite manifest, dependencies first
 * (https://vite.dev/guide/backend-integration).
 */
function readManifest(folder: string): (module: string) => ManifestChunk[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const withImports = (module: string): string[] => [
    ...(chunk(module).imports ?? []).flatMap(withImports),
    module,
  ];
  const chunk = (module: string) => {
    const found = manifest[module];
    if (!found) throw new Error(`${folder} has no ${module}.`);
    return found;
  };
  return (module) => [...new Set(withImports(module))].map(chunk);
}
