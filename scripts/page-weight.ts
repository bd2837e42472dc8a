import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chosenPictures } from './chosen-pictures.ts';

/** What one page makes a browser fetch before anybody touches it, by its HTML. */
export interface PageWeight {
  files: readonly WeighedFile[];
  /** Addresses on other sites. */
  foreign: readonly string[];
}

export interface WeighedFile {
  address: string;
  kind: 'document' | 'styles' | 'script' | 'font' | 'picture';
  /** As the server sends it: texts as brotli makes them at its best. */
  bytes: number;
}

type Kind = WeighedFile['kind'];

/** Weighs a page of a finished build. `page` is its file below the folder. */
export function weighPage(client: string, page: string): PageWeight {
  const html = readFileSync(join(client, page), 'utf8');
  const named = namedFiles(html);
  const foreign = [...named.keys()].filter((address) => /^([a-z]+:)?\/\//i.test(address));
  for (const address of foreign) named.delete(address);
  const files = [...named].map(([address, kind]) => ({ address, kind, bytes: weigh(client, address) }));
  const document = { address: page, kind: 'document', bytes: compressed(html) } as const;
  return { files: [document, ...files], foreign };
}

/** Each file once, however often it is named. */
function namedFiles(html: string): Map<string, Kind> {
  const files = new Map<string, Kind>();
  const add = (kind: Kind, addresses: Iterable<string | undefined>) => {
    for (const address of addresses) if (address) files.set(address.replace(/#.*/, ''), kind);
  };
  const links = tags(html, 'link');
  const linked = (rel: string) => links.filter((link) => link['rel'] === rel);
  const hrefs = (all: readonly Attributes[]) => all.map(({ href }) => href);

  add('styles', hrefs(linked('stylesheet')));
  add('script', [...tags(html, 'script').map(({ src }) => src), ...hrefs(linked('modulepreload'))]);
  add('font', hrefs(linked('preload').filter((link) => link['as'] === 'font')));
  add('font', [...html.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(([, address]) => address));
  add('picture', hrefs(tags(html, 'use')).filter((href) => !href?.startsWith('#')));
  add('picture', chosenPictures(html));
  // Of several icons a browser takes the one that fits every size.
  add('picture', hrefs(linked('icon')).slice(-1));
  return files;
}

type Attributes = Record<string, string>;

function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
}

export function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

function weigh(client: string, address: string): number {
  const file = join(client, address);
  if (!existsSync(file)) throw new Error(`The build has no ${address}`);
  const content = readFileSync(file);
  return /\.(html|js|css|svg)$/.test(address) ? compressed(content) : content.byteLength;
}

function compressed(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).byteLength;
}
