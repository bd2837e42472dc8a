import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves one finger between two points in small steps, by real touch events. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let part = 0.1; part <= 1; part += 0.1)
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  await touch('touchMove', to);
  await touch('touchEnd');
  await session.detach();
}

/** Puts fingers down one after another, until the browser takes the touch over, as it does for a scroll. */
export async function cancelTouch(page: Page, ...fingers: Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const count of fingers.keys())
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: fingers.slice(0, count + 1),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await session.detach();
}
