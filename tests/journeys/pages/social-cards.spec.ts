import type { APIRequestContext } from '@playwright/test';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const paths = ['/', '/about', '/careers', '/product'];

async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const metas = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)];
  return {
    content: new Map(metas.map(([, name = '', content = '']) => [name, content])),
    links: [...html.matchAll(/<link rel="([^"]+)" href="([^"]+)"/g)],
  };
}

test('each page has a card of its own, in the size that networks show', async ({ request }) => {
  const cards = new Set<string>();
  for (const path of paths) {
    const { content, links } = await headOf(request, path);
    const address = new URL(content.get('og:url') ?? '');
    expect(links).toContainEqual(expect.arrayContaining(['canonical', address.href]));
    expect(address.pathname).toBe(path);
    expect(content.get('og:title')).toMatch(/\w/);
    expect(content.get('og:description')).toBe(content.get('description'));
    expect(content.get('og:image:alt')).toMatch(/.{40,}/);
    expect(content.get('twitter:card')).toBe('summary_large_image');

    const image = new URL(content.get('og:image') ?? '');
    expect(image.origin).toBe(address.origin);
    const response = await request.get(image.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cache-control']).toContain('immutable');
    const png = await response.body();
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
    expect(size).toEqual(['1200', '630']);
    cards.add(image.pathname);
  }
  expect(cards.size).toBe(paths.length);
});

test('the page for what is not there is kept out of search results', async ({ request }) => {
  const { content, links } = await headOf(request, '/nowhere');
  expect(content.get('robots')).toBe('noindex');
  expect(content.has('og:image')).toBe(false);
  expect(links.map(([, rel]) => rel)).not.toContain('canonical');
});

test('every picture is there, in the format and width that the page says', async ({
  page,
  request,
}) => {
  let found = 0;
  for (const path of paths) {
    await open(page, path);
    const files = await page.locator('img, source').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const srcset = element.getAttribute('srcset') ?? '';
        const type = element.getAttribute('type') ?? 'image/webp';
        const named = srcset.split(', ').map((entry) => entry.split(' '));
        return [[element.getAttribute('src'), ''], ...named].flatMap(([url, width]) =>
          url ? [{ url, type, width: Number.parseInt(width ?? '', 10) || undefined }] : [],
        );
      }),
    );
    for (const { url, type, width } of files) {
      const response = await request.get(url);
      expect(response.status(), url).toBe(200);
      expect(response.headers()['content-type'], url).toBe(type);
      expect(response.headers()['cache-control'], url).toContain('immutable');
      if (width) expect(await widthOf(url), url).toBe(width);
    }
    found += files.length;
  }
  expect(found).toBeGreaterThan(20);

  function widthOf(url: string): Promise<number> {
    return page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture.naturalWidth;
    }, url);
  }
});

test('the icons and the manifest are there', async ({ request }) => {
  const { links } = await headOf(request, '/');
  const wanted = links.filter(([, rel = '']) => /icon|manifest/.test(rel)).map(([, , url]) => url);
  expect(wanted).toHaveLength(3);
  const { icons } = await (await request.get('/site.webmanifest')).json();
  for (const url of [
    ...wanted,
    '/apple-touch-icon.png',
    ...icons.map(({ src }: { src: string }) => src),
  ]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toMatch(
      /^(image\/|application\/manifest\+json)/,
    );
  }
});
