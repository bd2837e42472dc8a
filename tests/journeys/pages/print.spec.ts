import type { Page } from '@playwright/test';
import { services } from '#content/services.ts';
import { workflow, workflowSteps } from '#content/workflow.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The printable width of A4, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

for (const path of pagePaths) {
  test(`prints ${path} in black on white, at full size, with nothing over its words`, async ({
    page,
  }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const covered = await page.evaluate(() => {
      const words = document.querySelectorAll('h1, h2, main p, footer p');
      return [...words].flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!shown || width <= 1) return [];
        const found = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
        const seen = found && (element.contains(found) || found.contains(element));
        return seen ? [] : [`${element.textContent} by ${found?.outerHTML.slice(0, 80)}`];
      });
    });
    expect(covered).toEqual([]);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await otherColours(page)).toEqual([]);
    expect(await cutParts(page)).toEqual([]);
    // Chromium shrinks a page that scrolls sideways.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
  });
}

/** Lists parts that the edge of the paper cuts. Within a graph, some boxes without content are wider. */
function cutParts(page: Page): Promise<string[]> {
  return page
    .locator('main *, footer, footer *')
    .and(page.locator(':not(svg *, .graph-row, .graph-wipe, .graph-wipe *)'))
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
}

/** Lists colours of words and drawings that are neither black nor white. */
function otherColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain =
      /^(none|url\(.*|rgba?\((0, 0, 0|255, 255, 255)\b.*|color\(srgb (0 0 0|1 1 1)\b.*)$/;
    const words = [...document.querySelectorAll('main, main :not(svg *), footer *')].map(
      (element) => [element, getComputedStyle(element).color] as const,
    );
    const shapes = [...document.querySelectorAll('main svg *, footer svg *')].flatMap((element) => {
      const { fill, stroke, stopColor } = getComputedStyle(element);
      return [fill, stroke, stopColor].map((colour) => [element, colour] as const);
    });
    return [...words, ...shapes]
      .filter(([, colour]) => !plain.test(colour))
      .map(([element, colour]) => `${element.tagName}.${element.getAttribute('class')} ${colour}`);
  });
}

// Chromium counts the pages before a script learns that paper is narrower.
test('prints a wide window to its end', async ({ page }) => {
  await open(page, '/');
  const narrow = await printedPages(page);
  await page.setViewportSize({ width: 1440, height: 780 });
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await printedPages(page)).toBe(narrow);
});

/** On paper so short that one more heading takes one more page. */
async function printedPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ width: '210mm', height: '40mm' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

test('prints both slides and every service', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const unseen = await page.locator('#hero :is(h2, p, img, .graph)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return !shown || left < -10 || left > 400;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(unseen).toEqual([]);
  for (const { description, features } of Object.values(services))
    for (const words of [description, ...features]) {
      const found = page.locator('#services').getByText(words, { exact: true });
      await expect(found).not.toHaveCount(0);
      for (const paragraph of await found.all()) await expect(paragraph).toBeVisible();
    }
});

test('prints the name of every service from a wide window, and returns to its tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const headings = page.locator('#services').getByRole('heading', { level: 3 });
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toContainText(Object.values(services).map(({ title }) => title));
  await page.emulateMedia({ media: 'screen' });
  await expect(headings).toHaveCount(1);
});

test('prints every step of the workflow', async ({ page }) => {
  await open(page, '/product');
  await page.emulateMedia({ media: 'print' });
  const section = page.locator('#workflow');
  for (const { text, failure } of Object.values(workflowSteps)) {
    await expect(section.getByText(text)).toBeVisible();
    await expect(section.getByText(failure)).toBeVisible();
  }
  await expect(section.getByRole('button', { name: workflow.next })).toBeHidden();
});
