import { expect, type Page } from '@playwright/test';
import { workflow } from '#content/pipeline.ts';
import { pass } from '../../e2e/support/open.ts';
import { laptop, phone, type State, type Subject, tablet } from './shot.ts';

const widths = [phone, tablet, laptop];
const rows = workflow.parts.flatMap(({ steps }) => steps.map(({ row }) => row));

/** The workflow at every step, each drawn as it goes on and as it fails; labels explained. */
export const productStates: readonly State[] = [
  ...rows.map((row, index) => ({
    page: 'product' as const,
    name: `workflow-${index + 1}-${row}`,
    widths,
    sharing: 'choosing' as const,
    show: (page: Page) => stepTo(page, index + 1),
  })),
  ...(['home', 'product'] as const).flatMap((page) =>
    ['Staging', 'Database backup and migration'].map((stage) => ({
      page,
      name: `tooltip-${stage.toLowerCase().replaceAll(' ', '-')}`,
      widths,
      show: (page: Page) => explain(page, stage),
    })),
  ),
];

async function stepTo(page: Page, step: number): Promise<Subject> {
  const section = page.locator('#workflow');
  await section.getByRole('button', { name: new RegExp(`^${step} `) }).click();
  await expect(section.locator('[aria-current="step"]')).toContainText(String(step));
  await page.mouse.move(2, 2);
  return { part: section };
}

async function explain(page: Page, stage: string): Promise<Subject> {
  const label = page.locator('main').getByRole('button', { name: stage, exact: true });
  await label.scrollIntoViewIfNeeded();
  await label.hover();
  await expect(async () => {
    await pass(page, 700);
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 200 });
  }).toPass();
  return 'window';
}
