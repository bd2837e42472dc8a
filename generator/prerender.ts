import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '#app/prerender.tsx';
import { company } from '#content/company.ts';
import { notFound } from '#content/not-found.ts';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { planFonts } from './assets/fonts/plan-fonts.ts';
import { drawSocialCards } from './assets/social-cards.ts';
import type { AssetFile } from './cache/asset-cache.ts';
import { discoveryFiles } from './discovery/discovery-files.ts';
import { structuredData } from './discovery/structured-data.ts';
import { htmlDocument, type PageDocument, type SharedPage } from './document.ts';
import { linkedStyles, scriptsOf, stylesOf } from './page-assets.ts';

interface Site {
  /** The site's origin. */
  url: string;
  /** Null for the site's own server. */
  supabaseUrl: string | null;
}

interface Prerendered {
  /** By HTML file, as the content policy spells them. */
  styleHashes: Record<string, string>;
  /** By page path: the addresses of the page's scripts. */
  scripts: Record<string, string[]>;
  /** Social cards, still to be written. */
  cards: AssetFile[];
}

/** Writes every page as HTML into `dist`, which holds both of Vite's builds. */
export async function prerenderSite(dist: string, site: Site): Promise<Prerendered> {
  const client = join(dist, 'client');
  const scripts = scriptsOf(client);
  const styles = stylesOf(join(dist, 'prerender'));
  const [firstScript] = scripts('app/first-script.ts');
  const assetsOf = (module: string) => ({
    firstScript,
    scripts: scripts(module),
    css: styles(module),
  });
  const { renderPage, renderFormPages, socialCard }: typeof Prerender = await import(
    pathToFileURL(resolve(dist, 'prerender/prerender.js')).href
  );
  const cards = await drawSocialCards(socialCard);
  const common = {
    font: `/${planFonts().files[0]?.name}`,
    linkedStyles: linkedStyles.map(({ file, media }) => ({ href: scripts(file).join(), media })),
    supabaseOrigin: site.supabaseUrl === null ? undefined : new URL(site.supabaseUrl).origin,
  };

  const styleHashes: Prerendered['styleHashes'] = {};
  const scriptsOfPages: Prerendered['scripts'] = {};
  const writePage = (file: string, page: PageDocument) => {
    const styleHash = hashOf(page.css);
    styleHashes[file] = styleHash;
    write(join(dist, file), htmlDocument({ ...common, ...page, styleHash }));
  };

  for (const name of pageNames) {
    const { path, title, description } = pages[name];
    const body = await renderPage(name, path);
    const assets = assetsOf(`app/pages/${name}.tsx`);
    const shared = sharedPage(name, site.url, cards[name]);
    scriptsOfPages[path] = [...(firstScript ? [firstScript] : []), ...assets.scripts];
    writePage(join('client', path, 'index.html'), {
      path,
      title,
      description,
      body,
      ...assets,
      shared,
    });
  }

  const body = await renderPage('not-found', '');
  const assets = assetsOf('app/pages/not-found.tsx');
  writePage('client/404.html', { title: notFound.windowTitle, body, ...assets });

  const css = styles('app/form-pages.tsx');
  for (const { name, title, html } of await renderFormPages())
    writePage(`form-pages/${name}.html`, { title, body: html, css });

  for (const [name, text] of Object.entries(discoveryFiles(site.url)))
    write(join(client, name), text);
  return { styleHashes, scripts: scriptsOfPages, cards: Object.values(cards) };
}

/** As the content policy spells it. */
function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

function sharedPage(name: PageName, url: string, picture: AssetFile): SharedPage {
  const { path, card } = pages[name];
  return {
    address: new URL(path, url).href,
    siteName: company.name,
    card: { address: new URL(picture.name, url).href, alt: card.alt },
    structuredData: structuredData(name, url),
  };
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
