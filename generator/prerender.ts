import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type * as Prerender from '#app/prerender.tsx';
import { pageNames, pages } from '#content/pages.ts';
import { contentSecurityPolicy } from '#server/http/headers.ts';
import { drawSocialCards } from './assets/social-cards.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { discoveryFiles } from './discovery/discovery-files.ts';
import { structuredData } from './discovery/structured-data.ts';

/** Prerenders every page from the two Vite builds in `buildDir`. Returns the CSP hashes of the pages' styles. */
export async function prerenderSite(
  buildDir: string,
  { siteUrl, supabaseUrl }: BuildEnvironment,
): Promise<string[]> {
  const client = join(buildDir, 'client');
  const prerender = join(buildDir, 'prerender');
  const { renderPage, renderFormPages, socialCard }: typeof Prerender = await import(
    pathToFileURL(resolve(prerender, 'prerender.js')).href
  );
  const cards = await drawSocialCards(socialCard);
  const clientChunks = readManifest(client);
  const prerenderChunks = readManifest(prerender);
  // The layers are declared first, because a shared chunk can precede the style sheet that declares them.
  const layers = readFileSync('app/styles/layers.css', 'utf8').trim();
  const styleHashes = new Set<string>();

  const collectStyles = (...modules: string[]) => {
    const files = prerenderChunks(...modules).flatMap(({ css = [] }) => css);
    const css = layers + files.map((file) => readFileSync(join(prerender, file), 'utf8')).join('');
    const styleHash = `sha256-${hash('sha256', css, 'base64')}`;
    styleHashes.add(styleHash);
    const policy = contentSecurityPolicy({ supabaseUrl, styleHashes: [styleHash] }).join('; ');
    return { css, contentSecurityPolicy: supabaseUrl ? policy : undefined };
  };

  const scriptUrls = (...modules: string[]) =>
    clientChunks(...modules).map(({ file }) => `/${file}`);
  const script = scriptUrls('app/client.tsx').at(-1) ?? '';
  for (const name of [...pageNames, 'not-found'] as const) {
    const module = `app/pages/${name}.tsx`;
    const preloads = scriptUrls('app/client.tsx', module).filter((url) => url !== script);
    const parts = { ...collectStyles('app/site.tsx', module), script, preloads };
    if (name === 'not-found') {
      write(join(client, '404.html'), renderPage(name, parts));
      continue;
    }
    const { path, description, card } = pages[name];
    const { name: cardName, png } = cards[name];
    write(join(client, cardName), png);
    const metadata = {
      url: new URL(path, siteUrl).href,
      description,
      card: { url: new URL(cardName, siteUrl).href, alt: card.alt },
      structuredData: structuredData(name, siteUrl),
    };
    write(join(client, path, 'index.html'), renderPage(name, { ...parts, metadata }));
  }
  for (const { name, html } of renderFormPages(collectStyles('app/form-pages.tsx')))
    write(join(buildDir, `form-pages/${name}.html`), html);
  for (const [name, text] of Object.entries(discoveryFiles(siteUrl)))
    write(join(client, name), text);
  return [...styleHashes];
}

/**
 * Reads a Vite manifest. The returned function lists modules' chunks, dependencies first
 * (https://vite.dev/guide/backend-integration).
 */
function readManifest(directory: string): (...modules: string[]) => ManifestChunk[] {
  const file = join(directory, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const withImports = (name: string): string[] => [
    ...(manifest[name]?.imports ?? []).flatMap(withImports),
    name,
  ];
  return (...modules) =>
    [...new Set(modules.flatMap(withImports))].map((name) => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`${file} has no ${name}.`);
      return chunk;
    });
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
