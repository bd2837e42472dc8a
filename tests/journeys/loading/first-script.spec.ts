import { heroOf, pictureSlide } from '#tests/support/page/hero.ts';
import { hydrated, openSlowly, settled } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

test('fetches the second slide’s picture after the scripts, before it is shown', async ({
  page,
}) => {
  const picture = /\/observe-feature[^/]*\.svg$/;
  let requests = 0;
  page.on('request', (request) => {
    if (picture.test(request.url())) requests++;
  });
  // The first layout requests a lazy picture near the window, before the scripts.
  const arrive = await openSlowly(page, '/');
  await settled(page);
  expect(requests).toBe(0);
  await arrive();
  await expect.poll(() => requests).toBe(1);
  const image = heroOf(page).slide(pictureSlide).locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toBeHidden();
});

test('hydrates where no paint is reported, as in a hidden tab', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    performance.getEntriesByName = () => [];
  });
  await page.goto('/');
  await hydrated(page);
});

test('runs nothing on a prerendered page until it is shown', async ({ page, complaints }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  await page.goto('/nowhere');
  await page.waitForLoadState('networkidle');
  expect(complaints.matching(/there is no page/)).toEqual([]);
  // Its scripts have arrived, and wait.
  expect(await page.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(1);
  complaints.expect(/404/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await hydrated(page);
  expect(complaints.matching(/there is no page/)).toHaveLength(1);
});
