import type { Graph } from 'schema-dts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/** What the build adds to a page. */
export interface DocumentParts {
  /** The page's own styles. The content policy names their hash. */
  css: string;
  /** Runs the others after the first paint. Absent on a page without scripts. */
  firstScript?: string | undefined;
  scripts?: readonly string[];
  /** Set if other hosts, which do not send our headers, may serve the page. */
  contentSecurityPolicy?: string | undefined;
  /** What search results and shared links show. Absent on a page that search engines must not list. */
  shared?: {
    /** The page's own address. */
    address: string;
    description: string;
    card: { address: string; alt: string };
    structuredData: Graph | undefined;
  };
}

interface Document extends DocumentParts {
  /** Names its file in `app/pages/`. Absent on a page that is not hydrated. */
  name?: string;
  /** From `content/pages.ts`. Absent on a page without an address. */
  path?: string | undefined;
  title: string;
  /** HTML. */
  root: string;
  /** Address of the typeface. */
  font: string;
}

/**
 * Returns the HTML around a rendered page, as text: React would move the links before the content policy.
 * There are no inline scripts (browsers do not run JSON-LD) and no style attributes.
 */
export function documentHtml(document: Document): string {
  const { name, path, title, root, font, css, contentSecurityPolicy, shared } = document;
  const { firstScript, scripts = [] } = document;
  const opaquePast = firstScript && String(constants.headerOpaqueThreshold);
  return `<!doctype html>
${tag('html', { lang: company.language, 'data-page': name, 'data-path': path, 'data-opaque-past': opaquePast })}
<head>
${[
  tag('meta', { charset: 'utf-8' }),
  tag('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
  // Must precede what it allows.
  contentSecurityPolicy &&
    tag('meta', { 'http-equiv': 'content-security-policy', content: contentSecurityPolicy }),
  `<title>${escapeHtml(title)}</title>`,
  ...(shared ? sharingTags(title, shared) : [tag('meta', { name: 'robots', content: 'noindex' })]),
  tag('meta', { name: 'theme-color', content: colours['--wheat'] }),
  tag('link', { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossorigin: '' }),
  tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  `<style>${css}</style>`,
]
  .filter(Boolean)
  .join('\n')}
</head>
<body>
${[
  `<div id="root">${root}</div>`,
  shared?.structuredData && structuredDataScript(shared.structuredData),
  // At the end, so that nothing else waits for them.
  ...scripts.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
  firstScript &&
    `${tag('script', { type: 'module', src: firstScript, async: '', fetchpriority: 'high' })}</script>`,
]
  .filter(Boolean)
  .join('\n')}
</body>
</html>
`;
}

function sharingTags(title: string, shared: NonNullable<DocumentParts['shared']>): string[] {
  const { address, description, card } = shared;
  const properties = {
    type: 'website',
    site_name: company.name,
    url: address,
    title,
    description,
    image: card.address,
    'image:alt': card.alt,
  };
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: address }),
    ...Object.entries(properties).map(([name, content]) =>
      tag('meta', { property: `og:${name}`, content }),
    ),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Nothing in it may end the script. */
function structuredDataScript(data: Graph): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

function tag(name: string, attributes: Record<string, string | undefined>): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${pairs.join('')}>`;
}
