import type { APIRequestContext } from '@playwright/test';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('shares each page with a card of its own', async ({ request }) => {
  const cards = new Set<string>();
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    const metas = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
    const head = Object.fromEntries([...metas].map(([, name = '', content]) => [name, content]));
    expect(new URL(head['og:url'] ?? '').pathname).toBe(path);
    expect(head['og:description']).toBe(head['description']);
    const image = new URL(head['og:image'] ?? '');
    expect(image.origin).toBe(new URL(head['og:url'] ?? '').origin);
    await expectFile(request, image.pathname);
    cards.add(image.pathname);
  }
  expect(cards.size).toBe(pagePaths.length);
});

test('serves every picture and icon that a page names', async ({ page, request }) => {
  const files = new Set(['/apple-touch-icon.png']);
  for (const path of pagePaths) {
    await page.goto(path);
    const named = await page
      .locator('img, source, link[rel~="icon"], link[rel="manifest"]')
      .evaluateAll((elements) =>
        elements
          .flatMap((element) => [
            element.getAttribute('src'),
            element.getAttribute('href'),
            ...(element.getAttribute('srcset') ?? '')
              .split(', ')
              .map((entry) => entry.split(' ')[0]),
          ])
          .filter((url) => url),
      );
    for (const url of named) files.add(url ?? '');
  }
  const { icons } = await (await request.get('/site.webmanifest')).json();
  for (const { src } of icons) files.add(src);
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) await expectFile(request, file);
});

async function expectFile(request: APIRequestContext, path: string): Promise<void> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toMatch(
    /^(image\/|application\/manifest\+json)/,
  );
  if (path.startsWith('/assets/'))
    expect(response.headers()['cache-control'], path).toContain('immutable');
}
