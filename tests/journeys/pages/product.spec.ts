import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { product } from '#content/product.ts';
import { workflow } from '#content/workflow.ts';
import { press } from '#tests/support/page/keyboard.ts';
import { open } from '#tests/support/page/open.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
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
    /** This stage is the current one, and its words are the ones to be read. */
    async expectStage(number: number) {
      const name = stages[number - 1] ?? '';
      await expect(section.locator('[aria-current="step"]')).toHaveText(name);
      await expect(section.getByText(`${number} of ${stages.length}`)).toBeVisible();
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(section.getByText(workflow.failureLabel).filter({ visible: true })).toHaveCount(
        1,
      );
    },
    /** What is told of the current stage, beside the drawing or below it. */
    words: () =>
      section.getByRole('listitem').filter({ hasText: workflow.failureLabel }).innerText(),
  };
}

test('an introduction, the workflow, the capabilities and the way to the form', async ({
  page,
}) => {
  await open(page, '/product');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(company.products.launch).first()).toBeVisible();
  for (const title of ['Development Workflow', product.capabilities.title])
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const { items } = product.capabilities;
  await expect(main.getByRole('term')).toHaveText(items.map(({ name }) => name));
  await expect(main.getByRole('definition')).toHaveText(items.map(({ text }) => text));
  await main.getByRole('link').last().click();
  await expect(page).toHaveURL('/#contact');
  await expectTop(page.locator('#contact'), 80);
});

for (const width of [390, 1280]) {
  test(`the workflow is stepped through by buttons and labels, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/product');
    const { label, start, next, previous, words, expectStage } = workflowOf(page);
    // It begins finished.
    await expectStage(6);
    await start.click();
    await expectStage(1);
    await expect(previous).toBeDisabled();

    const told = new Set<string>();
    for (let number = 1; number <= stages.length; number++) {
      await expectStage(number);
      told.add(await words());
      if (number < stages.length) await next.click();
    }
    expect(told.size).toBe(stages.length);
    await expect(next).toBeDisabled();

    await previous.click();
    await expectStage(stages.length - 1);
    for (const [index, name] of stages.entries()) {
      await label(name).click();
      await expectStage(index + 1);
    }
  });
}

for (const [width, height] of [
  [1536, 730],
  [1440, 780],
  [1280, 720],
  [1024, 768],
] as const) {
  test(`all of its drawing and the way through it are in a window of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/product');
    const { section, label, next } = workflowOf(page);
    await expect(section.getByRole('figure')).toBeInViewport({ ratio: 1 });
    for (const name of stages) await expect(label(name)).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
  });
}

test('it is stepped through by arrow keys, and each step is announced', async ({ page }) => {
  await open(page, '/product');
  const { section, label, next, expectStage } = workflowOf(page);
  await label('Push to Git').click();
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectStage(number);
  }
  await expect(section.locator('[aria-live="polite"]')).toHaveText(`2 of 11 ${stages[1]}`);

  // With Alt, Control or Meta they are the browser's.
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      expect(await press(next, key, modifier), `${modifier}+${key}`).toBe(true);
      await expectStage(2);
    }
  }
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight');
  await expectStage(stages.length);
});

test('its drawing follows the steps and moves', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/product');
  const { section, start } = workflowOf(page);
  const drawing = section.getByRole('figure');
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveAccessibleName(/.{40,}/);
  for (const name of stages) {
    await expect(drawing.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const moved = await start.evaluate(async (button: HTMLButtonElement) => {
    const figure = document.querySelector('#workflow figure');
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return figure?.getAnimations({ subtree: true }).length ?? 0;
  });
  expect(moved).toBeGreaterThan(0);
});
