import type { Page } from '@playwright/test';
import { waitForIdle } from './open.ts';

interface Point {
  x: number;
  y: number;
}

/** Moves the mouse onto the empty middle of the header, where nothing reacts to it. */
export async function pointAway(page: Page): Promise<void> {
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 12);
  await waitForIdle(page);
}

/** Swipes with one finger between two points, in ten steps, by real touch events. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) {
    const x = from.x + ((to.x - from.x) * step) / 10;
    const y = from.y + ((to.y - from.y) * step) / 10;
    await touch('touchMove', { x, y });
  }
  await touch('touchEnd');
  await session.detach();
}
