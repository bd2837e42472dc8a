import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { contentPolicy } from '#server/http/headers.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/** Style sheets that few visitors need: linked rather than in the page. */
export const linkedStyles = [
  { file: 'app/styles/no-script.css', media: '(scripting: none)' },
  { file: 'app/styles/print.css', media: 'print' },
  { file: 'app/styles/forced-colors.css', media: '(forced-colors: active)' },
] as const;

export interface PageDocument {
  /** From `content/pages.ts`. Absent on a page without an address. */
  path?: string;
  title: string;
  description?: string;
  /** HTML of the root element. */
  body: string;
  css: string;
  /** Absent on a page without scripts. */
  scripts?: string[];
  /** Loads the others after the first paint. */
  firstScript?: string | undefined;
  /** Absent on a page that search engines must not list. */
  shared?: SharedPage;
}

interface Page extends PageDocument {
  linkedStyles: readonly { href: string; media: string }[];
  /** Address of the typeface. */
  font: string;
  /** As the content policy spells it. */
  styleHash: string;
  /** Set if other hosts may serve the page, which then carries its own content policy. */
  supabaseOrigin?: string | undefined;
}

/** What search results and shared links show. */
export interface SharedPage {
  /** The page's own address. */
  address: string;
  card: { address: string; alt: string };
  /** JSON-LD. Browsers do not run it, so the content policy does not apply. */
  structuredData: object | undefined;
}

/**
 * The HTML document around a rendered page. It holds no inline script and no style attribute; the
 * content policy names the hash of its one style element.
 */
export function htmlDocument(page: Page): string {
  const { path = '', title, description, body, font, css, supabaseOrigin, shared } = page;
  const head = [
    '<meta charset="utf-8">',
    supabaseOrigin && policyTag(supabaseOrigin, page.styleHash),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(shared ? sharing(page, shared) : ['<meta name="robots" content="noindex">']),
    `<meta name="theme-color" content="${colours.wheat}">`,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    scriptElement(page),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${css}</style>`,
    ...page.linkedStyles.map(
      ({ href, media }) => `<link rel="stylesheet" href="${href}" media="${media}">`,
    ),
  ];
  return `<!doctype html>
<html lang="${company.language}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root" data-path="${path}">${body}</div>
${shared?.structuredData ? dataElement(shared.structuredData) : ''}</body>
</html>
`;
}

/** For hosts that do not send our headers. Must precede what it allows. */
function policyTag(supabaseOrigin: string, styleHash: string): string {
  const policy = contentPolicy({ supabaseOrigin, styleHashes: [styleHash] }).join('; ');
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

function scriptElement({ firstScript, scripts = [] }: Page): string | undefined {
  if (!firstScript) return undefined;
  return `<script async src="${firstScript}" data-scripts="${scripts.join(' ')}"></script>`;
}

function sharing({ title, description }: Page, { address, card }: SharedPage): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': card.address,
    'og:image:alt': card.alt,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? `<meta property="${property}" content="${escapeHtml(content)}">` : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Goes at the end of the page. An escaped `<` cannot close the element. */
function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}
