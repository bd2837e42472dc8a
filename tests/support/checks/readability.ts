import type { Page } from '@playwright/test';
import { getTextLines } from './text-lines.ts';

/** The spacing that a reader's own style sheet may ask for (WCAG 1.4.12). */
export const wideTextSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Lists the lines that are outside the viewport, cut off or overlapping, and reports a page that is too wide. */
export async function findUnreadableLines(page: Page): Promise<string[]> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { clientWidth, scrollWidth };
  });
  const faults = new Set<string>();
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} pixels wide`);
  const lines = (await getTextLines(page)).map((line) => {
    // Considers only the middle of the line's height, where the characters are.
    const margin = (line.bottom - line.top) * 0.22;
    return { ...line, top: line.top + margin, bottom: line.bottom - margin };
  });
  for (const [index, { text, left, right, top, bottom, isClipped, isCovered }] of lines.entries()) {
    if (left < -0.5 || right > clientWidth + 0.5) faults.add(`outside: ${text}`);
    if (isClipped) faults.add(`cut off: ${text}`);
    for (const other of lines.slice(index + 1)) {
      const across = left < other.right - 2 && other.left < right - 2;
      const overlap = across && top < other.bottom && other.top < bottom;
      if (overlap && !isCovered && !other.isCovered)
        faults.add(`over one another: ${text} / ${other.text}`);
    }
  }
  return [...faults];
}
