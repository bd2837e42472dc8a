import { hydrated, open, openSlowly, settled } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

for (const path of ['/', '/about', '/careers', '/product']) {
  test(`on ${path} all scripts but the first are fetched after the first paint`, async ({
    page,
  }) => {
    await open(page, path);
    const { painted, scripts } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource');
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        scripts: resources
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
      };
    });
    const [first, ...others] = scripts;
    expect(first?.name).toMatch(/^\/assets\/first-script-[^/]+\.js$/);
    expect(others.length).toBeGreaterThan(1);
    for (const { name, startTime } of others) expect(startTime, name).toBeGreaterThan(painted);
  });
}

test('the second slide’s picture leaves the network to them, and is there before it is shown', async ({
  page,
}) => {
  const picture = /\/observe-feature[^/]*\.(avif|webp)$/;
  let asked = 0;
  page.on('request', (request) => {
    if (picture.test(request.url())) asked++;
  });
  // A lazy picture that is near the window is asked for with the first layout: before the scripts are.
  const arrive = await openSlowly(page, '/');
  await settled(page);
  expect(asked).toBe(0);
  await arrive();
  await expect.poll(() => asked).toBe(1);
  const image = page.locator('#hero img');
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toBeHidden();
});

test('where no paint is reported, as in a hidden tab, they are fetched all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await hydrated(page);
});

test('a page that the browser prepares does nothing until it is seen', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  await page.goto('/nowhere');
  await page.waitForLoadState('networkidle');
  expect(complaints.matching(/there is no page/)).toEqual([]);
  // Its scripts are there, and wait.
  expect(await page.locator('head link[rel="modulepreload"]').count()).toBeGreaterThan(1);
  complaints.expect(/404/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await hydrated(page);
  expect(complaints.matching(/there is no page/)).toHaveLength(1);
});
