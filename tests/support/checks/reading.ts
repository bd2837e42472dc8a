import type { Page } from '@playwright/test';
import { type Line, linesOf, overlap } from './lines.ts';

/** Asks something while the text has the spacing that a reader's own style sheet may ask for (WCAG 1.4.12). */
export async function spacedOut(page: Page, ask: () => Promise<void>): Promise<void> {
  const set = (spaced: boolean) =>
    page.evaluate((spaced) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = spaced ? [sheet] : [];
    }, spaced);
  await set(true);
  await ask();
  await set(false);
}

/**
 * Lists the lines that cannot be read in full: outside the window, cut off, or over one another. Also
 * says when the page has to be scrolled sideways.
 */
export async function unreadable(page: Page): Promise<string[]> {
  const lines = (await linesOf(page)).filter(({ inPopover }) => !inPopover);
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
  for (const { text, left, right, cut } of lines) {
    if (left < -0.5 || right > clientWidth + 0.5) found.push(`outside: ${text}`);
    if (cut) found.push(`cut off: ${text}`);
  }
  // The bar is meant to lie over what scrolls, and so are the buttons of the workflow.
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1))
      if (
        one.inBar === other.inBar &&
        !one.under &&
        !other.under &&
        overlap(core(one), core(other))
      )
        found.push(`over one another: ${one.text} / ${other.text}`);
  return [...new Set(found)];
}

/** Returns the middle of a line's height, where its letters are. */
function core({ left, right, top, bottom }: Line) {
  const margin = (bottom - top) * 0.22;
  return { left: left + 1, right: right - 1, top: top + margin, bottom: bottom - margin };
}
