import type { Page } from '@playwright/test';

/** A visible line of text, in pixels of the viewport. */
export interface TextLine extends Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'> {
  text: string;
  /** WCAG's large text: 24 pixels, or 18.66 in bold. */
  isLarge: boolean;
  /** Whether an element around the line clips it. */
  isClipped: boolean;
  /** Whether a fixed or sticky element, such as the header, overlaps the line. */
  isCovered: boolean;
}

/** Lists the lines of text that the page shows, except in popovers, inert parts and parts with `aria-hidden`. */
export function getTextLines(page: Page): Promise<TextLine[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')];
    const clipping = elements.filter((each) => getComputedStyle(each).overflowX !== 'visible');
    const fixed = elements.filter((each) => /fixed|sticky/.test(getComputedStyle(each).position));

    const isClipped = (line: DOMRect, parent: Element) =>
      clipping.some((element) => {
        if (!element.contains(parent)) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const clipsHeight = /hidden|clip/.test(getComputedStyle(element).overflowY);
        const exceedsHeight = line.top < top - 1 || line.bottom > bottom + 1;
        return line.left < left - 1 || line.right > right + 1 || (clipsHeight && exceedsHeight);
      });
    const isCovered = (line: DOMRect, parent: Element) =>
      fixed.some((element) => {
        if (element.contains(parent)) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const across = left < line.right && line.left < right;
        return across && top < line.bottom && line.top < bottom;
      });

    const lines: TextLine[] = [];
    const exempt = 'script, style, [href="#main"], [inert], [aria-hidden="true"], [popover]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      const text = node.data.trim().slice(0, 40);
      if (!parent || !text || parent.closest(exempt)) continue;
      // Text for screen readers only is clipped to a pixel.
      if (parent.getBoundingClientRect().width <= 1) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { fontSize, fontWeight, whiteSpaceCollapse } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      // Splits text with preserved spaces into words, because these spaces have boxes as well.
      const parts = whiteSpaceCollapse === 'preserve' ? /\S+/g : /[^]+/g;
      for (const { 0: part, index } of node.data.matchAll(parts)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        for (const rect of range.getClientRects()) {
          if (rect.width < 1 || rect.height < 1) continue;
          const { left, right, top, bottom, width } = rect;
          const clipped = isClipped(rect, parent);
          const covered = isCovered(rect, parent);
          const box = { left, right, top, bottom, width };
          lines.push({ ...box, text, isLarge, isClipped: clipped, isCovered: covered });
        }
      }
    }
    return lines;
  });
}
