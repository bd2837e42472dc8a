import { services } from '#content/services.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { getServices, serviceTitles } from '#tests/support/page/services.ts';
import { withStyles } from '#tests/support/page/styles.ts';
import { expect, test } from '#tests/support/page/test.ts';

for (const width of [1023, 1024])
  test(`each service can be read in full at a width of ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { section, button, panel, expectOpen, expectAllClosed } = getServices(page);
    await expect(section.getByRole('heading', { level: 3 })).toContainText(serviceTitles);
    if (width < 1024) await expectAllClosed();
    else await expectOpen(1);
    for (const [index, service] of Object.values(services).entries()) {
      const { title, shortDescription, description, features } = service;
      await button(index + 1).click();
      await expectOpen(index + 1);
      await expect(button(index + 1).locator('svg')).toBeVisible();
      const text = `${await button(index + 1).innerText()} ${await panel.innerText()}`;
      for (const part of [shortDescription, description, ...features])
        expect(text.toLowerCase()).toContain(part.toLowerCase());
      // On large screens, the panel repeats the title, which screen readers skip.
      await expect(panel.getByText(title, { exact: true })).toHaveCount(width < 1024 ? 0 : 1);
      await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
    }
    await button(serviceTitles.length).click();
    if (width < 1024) await expectAllClosed();
    else await expectOpen(serviceTitles.length);
  });

test('opening a service in the accordion does not move its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const { button } = getServices(page);
  const targetTop = 300;
  const getTop = (number: number) =>
    button(number).evaluate((el) => el.getBoundingClientRect().top);
  // Disables scroll anchoring, which Safari lacks.
  await withStyles(page, '* { overflow-anchor: none }', async () => {
    // Opening the second service closes the first, which is above it.
    for (const number of [2, 4]) {
      await scrollTo(page, (await scrollY(page)) + (await getTop(number)) - targetTop);
      await button(number).click();
      await expect(button(number)).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(async () => Math.abs((await getTop(number)) - targetTop)).toBeLessThan(10);
    }
  });
});

test('switching services does not move the content below them', async ({ page }) => {
  await open(page, '/');
  const { section, button, panel, expectOpen } = getServices(page);
  const description = panel.getByRole('paragraph').last();
  await description.evaluate((el) => {
    el.textContent = 'One more sentence. '.repeat(20);
  });
  const heights = new Set<number>();
  for (const number of serviceTitles.map((_, index) => index + 1)) {
    await button(number).click();
    await expectOpen(number);
    heights.add(await section.evaluate((el) => el.getBoundingClientRect().height));
  }
  expect([...heights]).toHaveLength(1);
});
