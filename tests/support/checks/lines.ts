import type { Page } from '@playwright/test';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

/** A line of text that a visitor can see, in pixels of the window. */
export interface Line extends Box {
  text: string;
  inBar: boolean;
  inPopover: boolean;
  disabled: boolean;
  /** WCAG's large text: 24 pixels, or 18.66 in bold. */
  large: boolean;
  /** Whether an element around it cuts it off. */
  cut: boolean;
  /** Whether it has scrolled under the bar, or under another part that stays in the window. */
  under: boolean;
}

/** Lists the lines of text in the page, without those for screen readers only. */
export function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const isCut = (rect: DOMRect, parent: Element) => {
      for (
        let box: Element | null = parent;
        box !== document.body && box;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const across = overflowX !== 'visible' && (rect.left < left - 1 || rect.right > right + 1);
        const clips = overflowY === 'hidden' || overflowY === 'clip';
        if (across || (clips && (rect.top < top - 1 || rect.bottom > bottom + 1))) return true;
      }
      return false;
    };

    const staying = [...document.querySelectorAll('header, main *')].filter((part) =>
      ['fixed', 'sticky'].includes(getComputedStyle(part).position),
    );
    const isUnder = (rect: DOMRect, parent: Element) =>
      staying.some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const across = left < rect.right && rect.left < right;
        return !part.contains(parent) && across && top < rect.bottom && rect.top < bottom;
      });

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim().slice(0, 40);
      const unseen = 'script, style, [href="#main"], [inert], [aria-hidden="true"]';
      if (!parent || !text || parent.closest(unseen)) continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        lines.push({
          text,
          ...(rect.toJSON() as DOMRect),
          inBar: parent.closest('header') !== null,
          inPopover: parent.closest('[popover]') !== null,
          disabled: parent.closest(':disabled, [aria-disabled="true"]') !== null,
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          cut: isCut(rect, parent),
          under: isUnder(rect, parent),
        });
      }
    }
    return lines;
  });
}

export function overlap(one: Omit<Box, 'width'>, other: Omit<Box, 'width'>): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}
