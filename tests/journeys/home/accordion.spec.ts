import { open, openInStoppedTime, pass } from '#tests/support/page/open.ts';
import { lastWords, nthService, serviceList } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

for (const width of [390, 1023]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the services are an accordion, one open at a time', async ({ page }) => {
      await open(page, '/');
      const section = page.locator('#services');
      await expect(section.getByRole('tab')).toHaveCount(0);
      const headings = section.getByRole('heading', { level: 3 });
      await expect(headings).toHaveCount(serviceList.length);
      const opened = section.getByRole('button', { expanded: true });

      for (const [index, { title, words }] of serviceList.entries()) {
        const button = headings.nth(index).getByRole('button');
        await expect(button).toContainText(title);
        if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(opened).toHaveCount(1);

        const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
        await expect(panel).toBeVisible();
        const told = `${await button.innerText()} ${await panel.innerText()}`.toLowerCase();
        for (const word of words) expect(told).toContain(word.toLowerCase());
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the open service can be closed again, by click and by key', async ({ page }) => {
    await open(page, '/');
    const section = page.locator('#services');
    const button = section.getByRole('button', { name: nthService(2).title });
    const words = section.getByText(lastWords(2));
    await expect(words).toBeHidden();
    await button.click();
    await expect(words).toBeVisible();
    await button.click();
    await expect(words).toBeHidden();
    await expect(section.getByRole('button', { expanded: true })).toHaveCount(0);

    await button.press('Enter');
    await expect(words).toBeVisible();
    await button.press('Space');
    await expect(words).toBeHidden();
  });

  for (const anchoring of ['auto', 'none']) {
    test(`a service that is opened below an open one stays where it is, scroll anchoring ${anchoring}`, async ({
      page,
    }) => {
      await open(page, '/');
      await page.evaluate((anchoring) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { overflow-anchor: ${anchoring} }`);
        document.adoptedStyleSheets = [sheet];
      }, anchoring);
      const section = page.locator('#services');
      for (const number of [3, 4, 2]) {
        const button = section.getByRole('button', { name: nthService(number).title });
        await button.evaluate((found) =>
          window.scrollBy({ top: found.getBoundingClientRect().top - 300, behavior: 'instant' }),
        );
        // Firefox's driver scrolls by itself before it clicks.
        await button.evaluate((found: HTMLElement) => found.click());
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const top = () => button.evaluate((found) => found.getBoundingClientRect().top);
        await expect.poll(top).toBeGreaterThan(290);
        await expect.poll(top).toBeLessThan(310);
      }
    });
  }

  test('nothing opens by itself', async ({ page }) => {
    await openInStoppedTime(page, '/');
    const section = page.locator('#services');
    const button = section.getByRole('button', { name: nthService(4).title });
    await button.click();
    await pass(page, 12_000);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(section.getByRole('button', { expanded: true })).toHaveCount(1);
  });
});

test('a window made narrower or wider changes from one to the other', async ({ page }) => {
  await open(page, '/');
  const section = page.locator('#services');
  await expect(section.getByRole('tab')).toHaveCount(serviceList.length);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(section.getByRole('tab')).toHaveCount(0);
  const button = section.getByRole('button', { name: nthService(4).title });
  await button.click();
  await expect(section.getByText(lastWords(4))).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(section.getByRole('tab')).toHaveCount(serviceList.length);
  await section.getByRole('tab', { name: nthService(4).title }).click();
  await expect(section.getByRole('tabpanel')).toContainText(lastWords(4));
});
