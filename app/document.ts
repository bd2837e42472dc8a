import type { Graph } from 'schema-dts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/** The parts of a document that the build provides. */
export interface DocumentParts {
  /** The page's own styles, which are inlined. The Content Security Policy contains their hash. */
  css: string;
  /** The URL of the script that hydrates the page. Omitted on pages without scripts. */
  script?: string;
  /** The URLs of the scripts that `script` imports. */
  preloads?: readonly string[];
  /** The Content Security Policy, to be sent in a `<meta>` tag by static hosts, which do not send our headers. */
  contentSecurityPolicy?: string | undefined;
  /** Metadata for search results and shared links. Omitted on pages that search engines must not list. */
  metadata?: {
    url: string;
    description: string;
    card: { url: string; alt: string };
    structuredData: Graph | undefined;
  };
}

interface DocumentOptions extends DocumentParts {
  /** The page's file in `app/pages/`, without its extension. Omitted on pages that are not hydrated. */
  name?: string;
  /** The page's path in `content/pages.ts`. Undefined on the not-found page. */
  path?: string | undefined;
  title: string;
  bodyHtml: string;
  fontUrl: string;
}

/**
 * Builds the document as a string, because React would hoist `<link>` elements above the Content Security Policy.
 * Because of that policy, the document has no style attributes and no inline scripts, except JSON-LD, which is data.
 */
export function renderDocument(options: DocumentOptions): string {
  const { name, path, title, bodyHtml, fontUrl, css, script, preloads = [] } = options;
  const { contentSecurityPolicy, metadata } = options;
  const lines = [
    '<!doctype html>',
    tag('html', { lang: company.language, 'data-page': name, 'data-path': path }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The policy must precede everything that it covers.
    contentSecurityPolicy &&
      tag('meta', { 'http-equiv': 'content-security-policy', content: contentSecurityPolicy }),
    `<title>${escapeHtml(title)}</title>`,
    ...(metadata ? metadataTags(title, metadata) : ['<meta name="robots" content="noindex">']),
    tag('meta', { name: 'theme-color', content: colours['--wheat'] }),
    tag('link', { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossorigin: '' }),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css}</style>`,
    '</head>',
    '<body>',
    `<div id="root">${bodyHtml}</div>`,
    metadata?.structuredData && structuredDataScript(metadata.structuredData),
    // Scripts are at the end and have low priority, so that the font loads first. `async`, because a deferred script
    // would delay the browser's jump to a fragment.
    ...preloads.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    script &&
      `${tag('script', { type: 'module', src: script, async: '', fetchpriority: 'low' })}</script>`,
    '</body>',
    '</html>',
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

function metadataTags(title: string, metadata: NonNullable<DocumentParts['metadata']>): string[] {
  const { url, description, card } = metadata;
  const properties = {
    type: 'website',
    site_name: company.name,
    url,
    title,
    description,
    image: card.url,
    'image:alt': card.alt,
  };
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...Object.entries(properties).map(([name, content]) =>
      tag('meta', { property: `og:${name}`, content }),
    ),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Returns a script element that contains the data, with `<` escaped, so that no string in it can close the element. */
function structuredDataScript(data: Graph): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** Returns a start tag. Omits attributes that are undefined. */
function tag(name: string, attributes: Record<string, string | undefined>): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${pairs.join('')}>`;
}
