import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type * as Prerender from '#app/prerender.tsx';
import { type PageName, pageNames, pages } from '#content/pages.ts';
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
  const clientDir = join(buildDir, 'client');
  const prerenderDir = join(buildDir, 'prerender');
  const { renderPage, renderFormPages, socialCard }: typeof Prerender = await import(
    pathToFileURL(resolve(prerenderDir, 'prerender.js')).href
  );
  const cards = await drawSocialCards(socialCard);
  const clientManifest = readManifest(clientDir);
  const prerenderManifest = readManifest(prerenderDir);
  // The layers are declared first, because a shared chunk can precede the style sheet that declares them.
  const layers = readFileSync('app/styles/layers.css', 'utf8').trim();
  const styleHashes = new Set<string>();

  /** Returns the modules' styles and the page's policy, and adds the styles' hash to `styleHashes`. */
  const collectStyles = (...modules: string[]) => {
    const files = prerenderManifest.listChunks(...modules).flatMap(({ css = [] }) => css);
    const styles = files.map((file) => readFileSync(join(prerenderDir, file), 'utf8'));
    const css = [layers, ...styles].join('');
    const styleHash = `sha256-${hash('sha256', css, 'base64')}`;
    styleHashes.add(styleHash);
    // A page for the Node server needs no policy of its own, because the server sends one.
    const policy = contentSecurityPolicy({ supabaseUrl, styleHashes: [styleHash] }).join('; ');
    return { css, contentSecurityPolicy: supabaseUrl ? policy : undefined };
  };

  const entry = 'app/client.tsx';
  const script = `/${clientManifest.getChunk(entry).file}`;
  const pageParts = (name: PageName | 'not-found') => {
    const module = `app/pages/${name}.tsx`;
    const scripts = clientManifest.listChunks(entry, module).map(({ file }) => `/${file}`);
    const preloads = scripts.filter((url) => url !== script);
    return { ...collectStyles('app/site.tsx', module), script, preloads };
  };
  for (const name of pageNames) {
    const { path, description, card } = pages[name];
    const { name: cardName, png } = cards[name];
    write(join(clientDir, cardName), png);
    const metadata = {
      url: new URL(path, siteUrl).href,
      description,
      card: { url: new URL(cardName, siteUrl).href, alt: card.alt },
      structuredData: structuredData(name, siteUrl),
    };
    write(join(clientDir, path, 'index.html'), renderPage(name, { ...pageParts(name), metadata }));
  }
  write(join(clientDir, '404.html'), renderPage('not-found', pageParts('not-found')));
  for (const { name, html } of renderFormPages(collectStyles('app/form-pages.tsx')))
    write(join(buildDir, `form-pages/${name}.html`), html);
  for (const [name, text] of Object.entries(discoveryFiles(siteUrl)))
    write(join(clientDir, name), text);
  return [...styleHashes];
}

/** Reads a Vite manifest (https://vite.dev/guide/backend-integration). */
function readManifest(directory: string) {
  const file = join(directory, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const getChunk = (name: string): ManifestChunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${file} has no ${name}.`);
    return chunk;
  };
  const flattenImports = (name: string): string[] =>
    (getChunk(name).imports ?? []).flatMap(flattenImports).concat(name);
  /** Lists the chunks of modules, dependencies first. */
  const listChunks = (...modules: string[]) =>
    [...new Set(modules.flatMap(flattenImports))].map(getChunk);
  return { getChunk, listChunks };
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
