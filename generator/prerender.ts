import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk } from 'vite';
import type { SharedPage, UntitledDocument } from '#app/document.ts';
import type * as Prerender from '#app/prerender.tsx';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { contentPolicy } from '#server/http/headers.ts';
import { drawSocialCards } from './assets/social-cards.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { discoveryFiles } from './discovery/discovery-files.ts';
import { structuredData } from './discovery/structured-data.ts';
import { bundleFirstScript } from './first-script.ts';

/** Writes every page as HTML into `dist`, which holds both of Vite's builds. */
export async function prerenderSite(
  dist: string,
  { siteUrl, supabaseUrl }: Pick<BuildEnvironment, 'siteUrl' | 'supabaseUrl'>,
) {
  const client = join(dist, 'client');
  const clientChunks = readManifest(client, ['imports']);
  // A page also carries the styles of what it loads on demand.
  const serverChunks = readManifest(join(dist, 'prerender'), ['imports', 'dynamicImports']);
  const scriptsOf = (...modules: string[]) =>
    clientChunks(...modules).map(({ file }) => `/${file}`);
  // Declared first, because a shared chunk can precede the sheet that declares them.
  const layers = readFileSync('app/styles/layers.css', 'utf8').trim();
  const stylesOf = (modules: string[]) =>
    layers +
    serverChunks(...modules)
      .flatMap(({ css = [] }) => css)
      .map((file) => readFileSync(join(dist, 'prerender', file), 'utf8'))
      .join('');
  const firstScript = `/${(await bundleFirstScript(client)).fileName}`;
  const { renderPage, renderFormPage, formPageNames, socialCard }: typeof Prerender = await import(
    pathToFileURL(resolve(dist, 'prerender/prerender.js')).href
  );
  const cards = await drawSocialCards(socialCard);

  /** As the content policy spells them. */
  const styleHashes = new Set<string>();
  /** By page path. */
  const scriptsOfPages: Record<string, string[]> = {};

  /** @param modules are those whose styles the page carries */
  const writePage = (
    file: string,
    modules: string[],
    render: (document: UntitledDocument) => string,
  ) => {
    const css = stylesOf(modules);
    const styleHash = `sha256-${hash('sha256', css, 'base64')}`;
    styleHashes.add(styleHash);
    const policy = supabaseUrl
      ? contentPolicy({ supabaseUrl, styleHashes: [styleHash] }).join('; ')
      : undefined;
    write(join(dist, file), render({ css, contentPolicy: policy }));
  };

  for (const name of pageNames) {
    const { path } = pages[name];
    const module = `app/pages/${name}.tsx`;
    const scripts = scriptsOf(module, 'app/client.tsx');
    const shared = sharedPage(name, siteUrl, cards[name].name);
    scriptsOfPages[path] = [firstScript, ...scripts];
    writePage(join('client', path, 'index.html'), ['app/site.tsx', module], (document) =>
      renderPage(name, { ...document, firstScript, scripts, shared }),
    );
  }

  const module = 'app/pages/not-found.tsx';
  const scripts = scriptsOf(module, 'app/client.tsx');
  writePage('client/404.html', ['app/site.tsx', module], (document) =>
    renderPage('not-found', { ...document, firstScript, scripts }),
  );

  for (const name of formPageNames)
    writePage(`form-pages/${name}.html`, ['app/form-pages.tsx'], (document) =>
      renderFormPage(name, document),
    );

  for (const { name, png } of Object.values(cards)) write(join(client, name), png);
  for (const [name, text] of Object.entries(discoveryFiles(siteUrl)))
    write(join(client, name), text);
  return { styleHashes, scripts: scriptsOfPages };
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
  const chunk = (module: string) => {
    const found = manifest[module];
    if (!found) throw new Error(`${folder} has no ${module}.`);
    return found;
  };
  return (...modules) => {
    const seen = new Set<string>();
    const withImports = (name: string): string[] => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [...links.flatMap((link) => chunk(name)[link] ?? []).flatMap(withImports), name];
    };
    return modules.flatMap(withImports).map(chunk);
  };
}

function sharedPage(name: PageName, url: string, cardName: string): SharedPage {
  const { path, card } = pages[name];
  return {
    address: new URL(path, url).href,
    card: { address: new URL(cardName, url).href, alt: card.alt },
    structuredData: structuredData(name, url),
  };
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
