import type { Page } from '@playwright/test';

/**
 * Does to a page what a browser's translator does: replaces every text, and each that comes later, by a
 * new one inside elements of its own. The words stay the same.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea'))
          continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrap(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
