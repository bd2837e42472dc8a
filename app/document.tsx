import type { Graph } from 'schema-dts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';

export interface DocumentProps {
  /** Names its file in `app/pages/`. Absent on a page that is not hydrated. */
  name?: string;
  /** From `content/pages.ts`. Absent on a page without an address. */
  path?: string;
  title: string;
  description?: string;
  /** The page's own styles. The content policy names their hash. */
  css: string;
  /** Runs the others after the first paint. Absent on a page without scripts. */
  firstScript?: string | undefined;
  scripts?: readonly string[];
  /** Set if other hosts, which do not send our headers, may serve the page. */
  contentPolicy?: string | undefined;
  /** Absent on a page that search engines must not list. */
  shared?: SharedPage;
}

export type UntitledDocument = Omit<DocumentProps, 'title'>;

/** What search results and shared links show. */
export interface SharedPage {
  /** The page's own address. */
  address: string;
  card: { address: string; alt: string };
  structuredData: Graph | undefined;
}

/** Without it, React moves links and async scripts to the front of the head. */
const inPlace = { onError: () => {} };

interface WholeDocument extends DocumentProps {
  /** HTML. */
  root: string;
  /** Address of the typeface. */
  font: string;
}

/**
 * The HTML around a rendered page. React hydrates only the root element. There are no inline scripts
 * (browsers do not run JSON-LD) and no style attributes.
 */
export function Document({ root, font, ...page }: WholeDocument) {
  const { name, path, title, description, scripts = [], shared } = page;
  return (
    <html lang={company.language} data-page={name} data-path={path}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {/* Must precede what it allows. */}
        {page.contentPolicy && (
          <meta httpEquiv="content-security-policy" content={page.contentPolicy} />
        )}
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {shared ? <Sharing {...page} {...shared} /> : <meta name="robots" content="noindex" />}
        <meta name="theme-color" content={colours.wheat} />
        <link {...inPlace} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        <link {...inPlace} rel="icon" href="/favicon.ico" sizes="32x32" />
        <link {...inPlace} rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link {...inPlace} rel="manifest" href="/site.webmanifest" />
        <style>{page.css}</style>
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        {shared?.structuredData && (
          <script type="application/ld+json">{JSON.stringify(shared.structuredData)}</script>
        )}
        {/* At the end, so that nothing else waits for them. */}
        {scripts.map((href) => (
          <link {...inPlace} key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {page.firstScript && (
          <script
            {...inPlace}
            async
            fetchPriority="high"
            src={page.firstScript}
            data-opaque-past={constants.headerOpaqueThreshold}
          />
        )}
      </body>
    </html>
  );
}

function Sharing({ title, description, address, card }: DocumentProps & SharedPage) {
  const properties = {
    type: 'website',
    site_name: company.name,
    url: address,
    title,
    description,
    image: card.address,
    'image:alt': card.alt,
  };
  return (
    <>
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
