import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { finishAnimations } from '#tests/support/page/animations.ts';

/** WCAG 2.2 at levels A and AA with all of 2.0 and 2.1, and what axe calls best practice. */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

/** Checks that axe finds nothing in the page, or in the parts that the selectors name. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  await finishAnimations(page);
  // Do not inject axe's half megabyte twice.
  const injected = await page.evaluate(() => 'axe' in window);
  // Without frames, axe needs no page of its own to gather its findings.
  const axe = new AxeBuilder({ page, ...(injected && { axeSource: ';' }) })
    .setLegacyMode()
    .options({
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
