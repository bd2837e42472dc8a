import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves one finger from one point to another in small steps, as real touch events. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    await touch(session, 'touchMove', [{ x, y }]);
  }
  await touch(session, 'touchEnd', []);
  await session.detach();
}

function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: Point[],
) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
