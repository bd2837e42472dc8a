import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as Server from '../app/entry-server.tsx';
import { pageDescriptions } from '../content/page-descriptions.ts';
import { notFoundTitle, type PagePath, pageTitles } from '../content/page-titles.ts';
import { type Assets, htmlDocument } from './document.ts';

const client = 'dist/client';
const entry = 'app/entry-client.tsx';

/** The code of each page, whose download starts with the page and not after the first script. */
const pageModules: Record<PagePath, string> = {
  '/': 'app/pages/home.tsx',
  '/about': 'app/pages/about.tsx',
  '/careers': 'app/pages/careers.tsx',
  '/product': 'app/pages/product.tsx',
};
const notFoundModule = 'app/pages/not-found.tsx';

/** Writes every page of the site as a file of HTML. Needs both builds. */
export async function prerenderSite(siteUrl: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const server: typeof Server = await import(
    pathToFileURL(resolve('dist/prerender/entry-server.js')).href
  );

  for (const path of Object.keys(pageTitles) as PagePath[]) {
    const title = pageTitles[path];
    const description = pageDescriptions[path];
    const body = await server.renderPage(path);
    const assets = assetsFor(manifest, pageModules[path]);
    const canonical = new URL(path, siteUrl).href;
    const document = htmlDocument({ title, description, body, assets, canonical });
    write(join(client, path, 'index.html'), document);
  }

  const body = await server.renderPage('/404');
  const assets = assetsFor(manifest, notFoundModule);
  write(join(client, '404.html'), htmlDocument({ title: notFoundTitle, body, assets }));

  for (const { name, title, html } of await server.renderContactAnswers()) {
    const { scripts: _, ...quiet } = assetsFor(manifest, undefined);
    const document = htmlDocument({ title, body: html, assets: { ...quiet, scripts: [] } });
    write(join('dist/answers', `${name}.html`), document);
  }
}

function assetsFor(manifest: Manifest, pageModule: string | undefined): Assets {
  const main = manifest[entry];
  if (!main) throw new Error(`The build has no ${entry}`);
  const style = manifest['style.css'];
  if (!style) throw new Error('The build has no style sheet');
  const fonts = (style.assets ?? []).filter((file) => file.endsWith('.woff2'));
  const modules = pageModule ? [entry, pageModule] : [entry];
  const scripts = [...new Set(modules.flatMap((module) => withImports(manifest, module)))];
  return {
    fonts: fonts.map(address),
    styles: [address(style.file)],
    scripts: scripts.map(address),
  };
}

/** A module's file and those of everything it imports statically, the module first. */
function withImports(manifest: Manifest, module: string): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name))];
}

function address(file: string): string {
  return `/${file}`;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
