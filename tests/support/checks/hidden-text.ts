import type { Page } from '@playwright/test';

/** Lists the hidden texts in `main`, except in parts that are always exempt and in parts that the selector matches. */
export function findHiddenText(page: Page, exceptSelector: string): Promise<string[]> {
  return page.locator('main').evaluate((main, exceptSelector) => {
    const exempt = `svg, figcaption, summary, [role="tooltip"], :is(p, span)[hidden], ${exceptSelector}`;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !parent || parent.closest(exempt)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        hidden.push(text);
    }
    return hidden;
  }, exceptSelector);
}
