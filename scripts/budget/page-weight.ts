import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../compress.ts';
import { type Attributes, elementsIn } from './html-tags.ts';
import { picturesIn, type Window } from './page-pictures.ts';

export interface WeighedFile {
  address: string;
  kind: 'document' | 'styles' | 'later styles' | 'script' | 'font' | 'picture';
  /** As the server sends it: texts as brotli makes them at its best. */
  bytes: number;
}

export interface PageWeight {
  files: readonly WeighedFile[];
  /** Addresses on other sites. */
  foreign: readonly string[];
}

/**
 * What one page of a finished build makes a browser fetch before anybody touches it, by its HTML.
 *
 * @param client folder of the build
 * @param page the page's file in it
 */
export function weighPage(client: string, page: string, window: Window): PageWeight {
  const html = readFileSync(join(client, page), 'utf8');
  const files = namedFiles(html, window);
  const foreign = [...files.keys()].filter((address) => /^([a-z]+:)?\/\//i.test(address));
  for (const address of foreign) files.delete(address);
  return {
    files: [
      { address: page, kind: 'document', bytes: brotli(html).length },
      ...[...files].map(([address, kind]) => ({ address, kind, bytes: weigh(client, address) })),
    ],
    foreign,
  };
}

/** Each file once, however often it is named. */
function namedFiles(html: string, window: Window): Map<string, WeighedFile['kind']> {
  const links = elementsIn(html.replace(/<noscript>.*?<\/noscript>/gs, ''), 'link');
  const linked = (rel: string) => links.filter((link) => link['rel'] === rel);
  const fonts = linked('preload').filter((link) => link['as'] === 'font');
  const drawings = elementsIn(html, 'use').filter(({ href }) => !href?.startsWith('#'));

  const scripts = elementsIn(html, 'script');

  const files = {
    styles: hrefs(linked('stylesheet')),
    'later styles': scripts.map((script) => script['data-styles']),
    script: scripts.flatMap(({ src, 'data-scripts': later }) => [
      src,
      ...(later?.split(' ') ?? []),
    ]),
    font: [...hrefs(fonts), ...html.matchAll(/url\(["']?([^)"']+\.woff2)/g).map(([, url]) => url)],
    // Of several icons a browser takes the one that fits every size.
    picture: [...hrefs(drawings), ...picturesIn(html, window), ...hrefs(linked('icon')).slice(-1)],
  };
  return new Map(
    Object.entries(files).flatMap(([kind, addresses]) =>
      addresses.flatMap((address) =>
        address ? [[address.replace(/#.*/, ''), kind as keyof typeof files] as const] : [],
      ),
    ),
  );
}

function hrefs(elements: readonly Attributes[]): (string | undefined)[] {
  return elements.map(({ href }) => href);
}

function weigh(client: string, address: string): number {
  const file = join(client, address);
  if (!existsSync(file)) throw new Error(`The build has no ${address}`);
  const content = readFileSync(file);
  return /\.(js|css|svg)$/.test(address) ? brotli(content).length : content.byteLength;
}
