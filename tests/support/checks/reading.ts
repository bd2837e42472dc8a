import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader's own style sheet may ask for. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Lines of text that cannot be read in full: outside the window, cut off by something around them,
 * or over one another; and a page that has to be scrolled sideways.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} pixels wide`);

    interface Line {
      text: string;
      parent: Element;
      rect: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      const apart = 'script, style, [href="#main"], [inert], [aria-hidden="true"], [popover]';
      if (!parent || !text || parent.closest(apart)) continue;
      // For ears only.
      if (parent.getBoundingClientRect().width <= 1) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width >= 1 && rect.height >= 1) lines.push({ text, parent, rect });
      }
    }

    for (const { text, parent, rect } of lines) {
      if (rect.left < -0.5 || rect.right > clientWidth + 0.5) found.add(`outside: ${text}`);
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const across = overflowX !== 'visible' && (rect.left < left - 1 || rect.right > right + 1);
        const cutsDown = overflowY === 'hidden' || overflowY === 'clip';
        const down = cutsDown && (rect.top < top - 1 || rect.bottom > bottom + 1);
        if (across || down) found.add(`cut off: ${text}`);
      }
    }

    // Letters take the middle of a line's height; the bar is meant to lie over what scrolls.
    const core = ({ left, right, top, bottom, height }: DOMRect) => ({
      left: left + 1,
      right: right - 1,
      top: top + height * 0.22,
      bottom: bottom - height * 0.22,
    });
    const cores = lines.map(({ text, parent, rect }) => ({
      text,
      inBar: parent.closest('header') !== null,
      ...core(rect),
    }));
    cores.forEach((one, index) => {
      for (const other of cores.slice(index + 1)) {
        if (one.inBar !== other.inBar) continue;
        const across = one.left < other.right && other.left < one.right;
        const down = one.top < other.bottom && other.top < one.bottom;
        if (across && down) found.add(`over one another: ${one.text} / ${other.text}`);
      }
    });
    return [...found];
  });
}
