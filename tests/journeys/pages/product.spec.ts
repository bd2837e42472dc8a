import type { Page } from '@playwright/test';
import { workflow } from '#content/workflow.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { open } from '#tests/support/page/open.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

function workflowOf(page: Page) {
  const section = page.locator('#workflow');
  const label = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    section,
    label,
    start: label(workflow.start),
    next: label(workflow.next),
    previous: label(workflow.previous),
    /** Checks that the stage is the current one, and only its words are shown. */
    async expectStage(number: number) {
      const name = stages[number - 1] ?? '';
      await expect(section.locator('[aria-current="step"]')).toHaveText(name);
      await expect(section.locator('[aria-live="polite"]')).toHaveText(
        `${number} of ${stages.length} ${name}`,
      );
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(section.getByText(workflow.failureLabel).filter({ visible: true })).toHaveCount(
        1,
      );
    },
  };
}

test('steps through the workflow by buttons and labels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/product');
  const { section, label, start, next, previous, expectStage } = workflowOf(page);
  // At first the drawing is complete, beside the words of the first step.
  await expect(section).not.toHaveAttribute('data-step');
  await expectStage(1);
  await start.click();
  await expect(section).toHaveAttribute('data-step', 'push');
  for (let number = 2; number <= stages.length; number++) {
    await next.click();
    await expectStage(number);
  }
  await previous.click();
  await expectStage(stages.length - 1);
  for (const [index, name] of stages.entries()) {
    await label(name).click();
    await expectStage(index + 1);
  }
});

test('steps through the workflow by keyboard, which keeps the focus and the browser’s shortcuts', async ({
  page,
}) => {
  await open(page, '/product');
  const { label, next, previous, expectStage } = workflowOf(page);
  await label(stages[0] ?? '').focus();
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Alt+ArrowRight', 2],
    ['Control+ArrowRight', 2],
    ['Meta+ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectStage(number);
  }
  await tabTo(next);
  for (const [button, key, number] of [
    [next, 'Enter', stages.length],
    [previous, 'Space', 1],
  ] as const) {
    for (const _ of stages) await page.keyboard.press(key);
    await expectStage(number);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Shift+Tab');
  }
});

test('moves the drawing along with the steps', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/product');
  const { section, start, next } = workflowOf(page);
  const figure = section.getByRole('figure');
  await expect(figure).toHaveAccessibleName(workflow.description);
  await start.click();
  // Once in twenty fresh pages, Chromium starts no transition at the first click.
  await next.click();
  const moves = figure.evaluate(
    (drawing) => new Promise((resolve) => drawing.addEventListener('transitionrun', resolve)),
  );
  await next.click();
  await moves;
});
