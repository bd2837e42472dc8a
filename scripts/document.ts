import { createHash } from 'node:crypto';
import { contentPolicy } from '#server/headers.ts';

export interface Assets {
  fonts: string[];
  /** Style sheets to load. */
  styles?: string[];
  inlineStyles?: InlineStyles;
  /** For media that few visitors have, on a page without scripts: fetched last by all others. */
  rareStyles?: { href: string; media: string };
  /** The first is run, and imports the others. None makes a page without scripts. */
  scripts: string[];
  /** Fetches the scripts once the page is painted; without it they come at once. */
  firstScript?: string;
  /** For what only scripts show, and for rare media: fetched with the scripts, or where none run. */
  laterStyles?: string;
}

interface InlineStyles {
  css: string;
  /** Address of the styles of all pages, for a page from which others can be shown. */
  whole?: string;
}

interface Page {
  title: string;
  description?: string;
  /** HTML of the root element. */
  body: string;
  assets: Assets;
  /** Where messages go from a page that any host may serve: it brings its content policy along. */
  supabaseOrigin?: string | undefined;
  /** A page without this is kept out of search results. */
  shared?: SharedPage;
}

/** What a search result or a link that somebody shares is made of. */
export interface SharedPage {
  /** The page's own address. */
  address: string;
  siteName: string;
  card: { address: string; width: number; height: number; alt: string };
  /** Path of the same words in Markdown. */
  markdown: string;
  /** JSON-LD. Browsers run nothing of it, so the content policy does not mind. */
  structuredData: object;
}

/**
 * The HTML document around a rendered page. It holds no inline script and no style attribute; the
 * content policy names the hash of its one style element.
 */
export function htmlDocument(page: Page): string {
  const { title, description, body, assets, supabaseOrigin, shared } = page;
  const head = [
    '<meta charset="utf-8">',
    supabaseOrigin && policyTag(supabaseOrigin, assets),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(title)}</title>`,
    description && `<meta name="description" content="${escape(description)}">`,
    ...(shared
      ? sharing({ title, description, ...shared })
      : ['<meta name="robots" content="noindex">']),
    '<meta name="theme-color" content="#FFC825">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(assets.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    scriptElement(assets),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    assets.inlineStyles && styleElement(assets.inlineStyles),
    assets.laterStyles &&
      `<noscript><link rel="stylesheet" href="${assets.laterStyles}"></noscript>`,
    assets.rareStyles &&
      `<link rel="stylesheet" href="${assets.rareStyles.href}" media="${assets.rareStyles.media}">`,
  ];
  return `<!doctype html>
<html lang="en-CA">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${shared ? dataElement(shared.structuredData) : ''}</body>
</html>
`;
}

/** Before all that it speaks of. It holds where a host sends no headers of ours. */
function policyTag(supabaseOrigin: string, { inlineStyles }: Assets): string {
  const digest = (css: string) => createHash('sha256').update(css).digest('base64');
  const styleHashes = inlineStyles ? [`sha256-${digest(inlineStyles.css)}`] : [];
  const policy = contentPolicy({ supabaseOrigin, styleHashes }).join('; ');
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

function scriptElement({ firstScript, scripts, laterStyles }: Assets): string | undefined {
  const [main] = scripts;
  if (!firstScript) return main && `<script type="module" src="${main}"></script>`;
  const then = `data-scripts="${scripts.join(' ')}" data-styles="${laterStyles}"`;
  return `<script async src="${firstScript}" ${then}></script>`;
}

function styleElement({ css, whole }: InlineStyles): string {
  return `<style${whole ? ` data-whole="${whole}"` : ''}>${css}</style>`;
}

function sharing(page: SharedPage & { title: string; description: string | undefined }): string[] {
  const { address, siteName, title, description, card, markdown } = page;
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': card.address,
    'og:image:width': String(card.width),
    'og:image:height': String(card.height),
    'og:image:alt': card.alt,
  };
  return [
    `<link rel="canonical" href="${escape(address)}">`,
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? `<meta property="${property}" content="${escape(content)}">` : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="text/markdown" href="${escape(markdown)}">`,
  ];
}

/** For the end of the page: what people see comes first. Nothing in it may end the element. */
function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
