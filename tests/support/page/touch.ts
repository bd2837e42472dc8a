import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
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
