import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { finishAnimations } from '#tests/support/page/animations.ts';

/** WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices. */
const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

/** Checks that axe finds no violations in the page, or in the parts that the selectors name. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  await finishAnimations(page);
  // An empty script replaces axe's half megabyte if the page has it already.
  const injected = await page.evaluate(() => 'axe' in window);
  // In legacy mode, enough for pages without frames, axe opens no second page.
  const axe = new AxeBuilder({ page, ...(injected && { axeSource: ';' }) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...tags] },
      rules: { 'target-size': { enabled: true } },
    });
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  const results = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(results).toEqual([]);
  // Proves that axe has checked the page at all.
  expect(passes.length).toBeGreaterThan(10);
}
