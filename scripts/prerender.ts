import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '../app/entry-server.tsx';
import { company } from '../content/company.ts';
import { pageDescriptions } from '../content/page-descriptions.ts';
import { notFoundTitle, type PagePath, pageTitles } from '../content/page-titles.ts';
import { htmlDocument, type SharedPage } from './document.ts';
import { foundFiles } from './found/found-files.ts';
import { markdownPath } from './found/markdown.ts';
import { structuredData } from './found/structured-data.ts';
import { preparePageAssets } from './page-assets.ts';
import type { PlannedCard } from './social-cards/plan-social-cards.ts';

const client = 'dist/client';

/** The code of each page, whose download starts with the page and not after the first script. */
const pageModules: Record<PagePath, string> = {
  '/': 'app/pages/home.tsx',
  '/about': 'app/pages/about.tsx',
  '/careers': 'app/pages/careers.tsx',
  '/product': 'app/pages/product.tsx',
};
const notFoundModule = 'app/pages/not-found.tsx';

interface Site {
  /** The site's origin. */
  url: string;
  /** Null when the site's own server takes the messages. */
  supabaseUrl: string | null;
  cards: Record<PagePath, PlannedCard>;
}

/** Writes every page of the site as a file of HTML. Needs both builds. */
export async function prerenderSite(site: Site): Promise<void> {
  const supabaseOrigin = site.supabaseUrl === null ? undefined : new URL(site.supabaseUrl).origin;
  const assetsOf = await preparePageAssets(client);
  const server: typeof Server = await import(
    pathToFileURL(resolve('dist/prerender/entry-server.js')).href
  );

  for (const path of Object.keys(pageTitles) as PagePath[]) {
    const title = pageTitles[path];
    const description = pageDescriptions[path];
    const body = await server.renderPage(path);
    const assets = assetsOf(body, pageModules[path]);
    const shared = sharedPage(path, site);
    const document = htmlDocument({ title, description, body, assets, supabaseOrigin, shared });
    write(join(client, path, 'index.html'), document);
  }

  for (const [name, text] of Object.entries(foundFiles(site.url))) {
    write(join(client, name), text);
  }

  const body = await server.renderPage('/404');
  const assets = assetsOf(body, notFoundModule);
  const notFound = htmlDocument({ title: notFoundTitle, body, assets, supabaseOrigin });
  write(join(client, '404.html'), notFound);

  for (const { name, title, html } of await server.renderContactAnswers()) {
    const document = htmlDocument({ title, body: html, assets: assetsOf(html) });
    write(join('dist/answers', `${name}.html`), document);
  }
}

function sharedPage(path: PagePath, { url, cards }: Site): SharedPage {
  const { file, width, height, alt } = cards[path];
  return {
    address: new URL(path, url).href,
    siteName: company.name,
    card: { address: new URL(address(file.name), url).href, width, height, alt },
    markdown: markdownPath(path),
    structuredData: structuredData(path, url),
  };
}

function address(file: string): string {
  return `/${file}`;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
