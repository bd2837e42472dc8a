import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Style sheets that few visitors need: linked, so that the page does not carry their rules. */
export const linkedStyles = [
  { file: 'app/styles/print.css', media: 'print' },
  { file: 'app/styles/forced-colors.css', media: '(forced-colors: active)' },
] as const;

/** Addresses of a module's scripts in the browser's build, in the order in which they need each other. */
export function scriptsOf(client: string): (module: string) => string[] {
  const chunksOf = readManifest(client);
  return (module) => chunksOf(module).map(({ file }) => `/${file}`);
}

/** All styles of a module, as the prerendering build has gathered them. */
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
 * Reads from the manifest of one of Vite's builds what belongs to a module, itself at the end
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
