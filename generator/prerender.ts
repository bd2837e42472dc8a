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

/**
 * Writes every page as HTML into `dist`, which holds both of Vite's builds. Returns the hashes of the pages'
 * styles, as the content policy spells them.
 */
export async function prerenderSite(
  dist: string,
  { siteUrl, supabaseUrl }: BuildEnvironment,
): Promise<string[]> {
  const client = join(dist, 'client');
  const clientChunks = readManifest(client, ['imports']);
  // A page also carries the styles of what it loads on demand.
  const serverChunks = readManifest(join(dist, 'prerender'), ['imports', 'dynamicImports']);
  const { renderPage, renderFormPages, socialCard }: typeof Prerender = await import(
    pathToFileURL(resolve(dist, 'prerender/prerender.js')).href
  );
  const cards = await drawSocialCards(socialCard);
  // Declared first, because a shared chunk can precede the sheet that declares them.
  const layers = readFileSync('app/styles/layers.css', 'utf8').trim();
  const styleHashes = new Set<string>();

  const scriptsOf = (...modules: string[]) =>
    clientChunks(...modules).map(({ file }) => `/${file}`);
  const stylesOf = (...modules: string[]) => {
    const files = serverChunks(...modules).flatMap(({ css = [] }) => css);
    const sheets = files.map((file) => readFileSync(join(dist, 'prerender', file), 'utf8'));
    const css = layers + sheets.join('');
    const styleHash = `sha256-${hash('sha256', css, 'base64')}`;
    styleHashes.add(styleHash);
    const policy = contentSecurityPolicy({ supabaseUrl, styleHashes: [styleHash] }).join('; ');
    return { css, contentSecurityPolicy: supabaseUrl ? policy : undefined };
  };

  // After the chunks that it may share.
  const firstScript = scriptsOf('app/first-script.ts').at(-1);
  for (const name of [...pageNames, 'not-found'] as const) {
    const module = `app/pages/${name}.tsx`;
    const scripts = scriptsOf(module, 'app/client.tsx');
    const parts = { ...stylesOf('app/site.tsx', module), firstScript, scripts };
    if (name === 'not-found') {
      write(join(client, '404.html'), renderPage(name, parts));
      continue;
    }
    const { path, description, card } = pages[name];
    const picture = cards[name];
    write(join(client, picture.name), picture.png);
    const shared = {
      address: new URL(path, siteUrl).href,
      description,
      card: { address: new URL(picture.name, siteUrl).href, alt: card.alt },
      structuredData: structuredData(name, siteUrl),
    };
    write(join(client, path, 'index.html'), renderPage(name, { ...parts, shared }));
  }
  for (const { name, html } of renderFormPages(stylesOf('app/form-pages.tsx')))
    write(join(dist, `form-pages/${name}.html`), html);
  for (const [name, text] of Object.entries(discoveryFiles(siteUrl)))
    write(join(client, name), text);
  return [...styleHashes];
}

/**
 * Reads a Vite manifest. The returned function lists modules' chunks, dependencies first
 * (https://vite.dev/guide/backend-integration).
 */
function readManifest(
  folder: string,
  links: readonly ('imports' | 'dynamicImports')[],
): (...modules: string[]) => ManifestChunk[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return (...modules) => {
    const chunks: ManifestChunk[] = [];
    const seen = new Set<string>();
    const add = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const chunk = manifest[name];
      if (!chunk) throw new Error(`${folder} has no ${name}.`);
      for (const link of links) chunk[link]?.forEach(add);
      chunks.push(chunk);
    };
    modules.forEach(add);
    return chunks;
  };
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
