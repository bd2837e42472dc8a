import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';

const kinds = ['HTML', 'CSS', 'scripts', 'fonts', 'pictures', 'other'] as const;
type Kind = (typeof kinds)[number];

/** What a phone fetches before anybody touches the page. Texts as brotli makes them at its best. */
export interface PageBytes {
  bytes: Record<Kind, number>;
  requests: number;
}

const kindsByType: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'HTML'],
  [/^text\/css/, 'CSS'],
  [/javascript/, 'scripts'],
  [/font/, 'fonts'],
  [/^image\//, 'pictures'],
];
const text = /^(text\/|application\/(json|manifest|javascript|xml)|image\/svg)/;

export async function weighPage(browser: Browser, url: string): Promise<PageBytes> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) answers.push(response);
  });
  await page.goto(url, { waitUntil: 'networkidle' });

  const bytes: PageBytes['bytes'] = Object.fromEntries(
    kinds.map((kind) => [kind, 0]),
  ) as PageBytes['bytes'];
  for (const answer of answers) {
    bytes[kindOf(answer)] += await weigh(answer);
  }
  await page.close();
  return { bytes, requests: answers.length };
}

function kindOf(answer: Response): Kind {
  const type = typeOf(answer);
  return kindsByType.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

function typeOf(answer: Response): string {
  return answer.headers()['content-type'] ?? '';
}

/** Of a redirection there is no body. */
async function weigh(answer: Response): Promise<number> {
  if (answer.status() >= 300 && answer.status() < 400) return 0;
  const body = await answer.body();
  if (!text.test(typeOf(answer))) return body.byteLength;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(body, { params }).byteLength;
}
