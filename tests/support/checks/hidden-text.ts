import type { Page } from '@playwright/test';

/** Lists the texts in `main` that are hidden, except in drawings and in the parts that a selector names. */
export function findHiddenText(page: Page, parts: string): Promise<string[]> {
  return page.locator('main').evaluate((main, parts) => {
    const apart = `svg, figcaption, summary, [role="tooltip"], :is(p, span)[hidden], ${parts}`;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !parent || parent.closest(apart)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        hidden.push(text);
    }
    return hidden;
  }, parts);
}
