import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { animationsDone } from '#tests/support/page/animations.ts';

/** WCAG 2.2 at levels A and AA, which has all of 2.0 and 2.1 in it, and what axe calls good practice. */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

/** Not one of axe's rules is broken in the page, or in the parts of it that these selectors name. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  await animationsDone(page);
  // A page that has axe from the last time is not given its half a megabyte again.
  const given = await page.evaluate(() => 'axe' in window);
  // There are no frames to look into, so that axe needs no page of its own to gather its findings.
  const axe = new AxeBuilder({ page, ...(given && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: [...tags] },
    rules: { 'target-size': { enabled: true } },
  });
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}
