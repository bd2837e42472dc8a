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

interface Scope {
  /** Selectors; without any it is the whole page. */
  parts?: readonly string[] | undefined;
  /** Whether the colours are the page's own. Of a visitor's own colours axe can know nothing. */
  ownColours?: boolean;
}

/** Not one of axe's rules is broken in the page or in these parts of it. */
export async function expectAccessible(
  page: Page,
  { parts = [], ownColours = true }: Scope = {},
): Promise<void> {
  await animationsDone(page);
  // A page that has axe from the last time is not given its half a megabyte again.
  const given = await page.evaluate(() => 'axe' in window);
  // There are no frames to look into, so that axe needs no page of its own to gather its findings.
  const axe = new AxeBuilder({ page, ...(given && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: [...tags] },
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: ownColours } },
  });
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}
