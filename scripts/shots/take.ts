import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { readThrough } from '../../e2e/support/animations.ts';
import { holdStill } from '../../e2e/support/hold-still.ts';
import { openInStoppedTime, settled } from '../../e2e/support/open.ts';
import { type Area, pictureOf, readyForPictures } from '../../e2e/support/picture.ts';
import { scrollTo } from '../../e2e/support/scrolling.ts';
import { pagePaths, type Shot, type Subject, windowHeights } from './shot.ts';

export interface Studio {
  browser: Browser;
  /** Of the server. */
  url: string;
  folder: string;
  /** Pixels of the picture for each of the page. */
  scale: number;
}

/** Those that one window can show one after the other. */
export function sittingsOf(shots: readonly Shot[]): Shot[][] {
  const sittings = Map.groupBy(shots, ({ page, width, height, browser, sharing, file }) =>
    sharing ? JSON.stringify([page, width, height, browser, sharing]) : file,
  );
  return [...sittings.values()];
}

/** Takes pictures in a window that nothing else has been done in. Returns what went wrong. */
export async function take(studio: Studio, sitting: readonly Shot[]): Promise<string[]> {
  const [first] = sitting;
  if (!first) return [];
  const { width, height = windowHeights[width] ?? 800 } = first;
  const context = await studio.browser.newContext({
    baseURL: studio.url,
    viewport: { width, height },
    deviceScaleFactor: studio.scale,
    ...first.browser,
  });
  context.setDefaultTimeout(15_000);
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    await readyForPictures(page);
    await openAtRest(page, first);
    for (const shot of sitting) {
      if (shot !== first) await leaveAlone(page);
      await takeOne(page, shot, join(studio.folder, shot.file)).catch((error: Error) =>
        problems.push(`${shot.file}: ${error.message.split('\n', 3).join(' ')}`),
      );
    }
  } finally {
    await context.close();
  }
  return problems;
}

async function openAtRest(page: Page, { page: name, browser }: Shot): Promise<void> {
  if (browser?.javaScriptEnabled === false) {
    await page.goto(pagePaths[name]);
    await loadImagesWithoutScripts(page);
    return;
  }
  await openInStoppedTime(page, pagePaths[name]);
  await readThrough(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
}

/** A browser without scripts loads every image at once; one whose scripts are held back does not. */
async function loadImagesWithoutScripts(page: Page): Promise<void> {
  for (const image of await page.getByRole('img').and(page.locator('img')).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
  await scrollTo(page, 0);
}

/** As if the visitor had gone back to the top and taken their hands off. */
async function leaveAlone(page: Page): Promise<void> {
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await scrollTo(page, 0);
  await settled(page);
}

async function takeOne(page: Page, shot: Shot, path: string): Promise<void> {
  const subject = (await shot.show?.(page, shot.width)) ?? 'whole page';
  mkdirSync(dirname(path), { recursive: true });
  if (subject === 'paper') {
    await page.pdf({ path, format: 'A4' });
    return;
  }
  await holdStill(page, typeof subject === 'object' ? subject.moment : undefined);
  writeFileSync(path, await pictureOf(page, await areaOf(page, subject)));
}

/** Undefined for what is in the window. */
async function areaOf(page: Page, subject: Exclude<Subject, 'paper'>): Promise<Area | undefined> {
  if (subject === 'window') return;
  if (subject === 'whole page') {
    return page.evaluate(() => {
      const { clientWidth, scrollHeight } = document.documentElement;
      return { x: 0, y: 0, width: clientWidth, height: scrollHeight };
    });
  }
  const { part, margin = 0 } = subject;
  return part.evaluate((found, margin) => {
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const { clientWidth, scrollHeight } = document.documentElement;
    const x = Math.max(0, left + scrollX - margin);
    const y = Math.max(0, top + scrollY - margin);
    return {
      x,
      y,
      width: Math.min(clientWidth, right + scrollX + margin) - x,
      height: Math.min(scrollHeight, bottom + scrollY + margin) - y,
    };
  }, margin);
}
