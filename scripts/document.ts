export interface Assets {
  fonts: string[];
  styles: string[];
  /** The first is run; all are fetched at once. None makes a page without scripts. */
  scripts: string[];
}

interface Page {
  title: string;
  description?: string;
  /** HTML of the root element. */
  body: string;
  assets: Assets;
  /** The page's own address. A page without one is kept out of search results. */
  canonical?: string;
}

/** The HTML document around a rendered page. It holds no inline script and no inline style. */
export function htmlDocument({ title, description, body, assets, canonical }: Page): string {
  const [main, ...others] = assets.scripts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(title)}</title>`,
    description && `<meta name="description" content="${escape(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escape(canonical)}">`
      : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#FFC825">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    main && `<script type="module" src="${main}"></script>`,
    ...others.map((href) => `<link rel="modulepreload" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
  return `<!doctype html>
<html lang="en-CA">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
