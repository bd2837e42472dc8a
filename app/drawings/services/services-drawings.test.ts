import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serviceDrawing } from '#app/drawings/sprites.tsx';
import { serviceIds } from '#content/services.ts';
import { textWidth } from '#generator/assets/text-width.ts';
import type { PanelSize, ServiceDrawing } from './parts.tsx';

/** Where the words of a panel's layout end. */
const wordsEnd: Record<PanelSize, number> = { narrow: 330, middle: 450, wide: 620 };
const panelSizes = Object.keys(wordsEnd) as PanelSize[];

const cases = serviceIds.flatMap((service) =>
  panelSizes.map((size) => ({ service, size, drawing: render(serviceDrawing(service), size) })),
);
/** The panel's padding at least. */
const padding = 20;
/** Where the row names end. */
const axisEnd = 116;

describe.each(cases)('$service, $size', ({ size, drawing }) => {
  it('shows every word in the narrowest panel, in legible letters', () => {
    const labels = labelsOf(drawing);
    expect(labels.length).toBeGreaterThan(4);
    const cut = labels.filter(({ start, end, anchored }) =>
      anchored
        ? start < axisEnd - wordsEnd[size] || end > padding
        : start < 0 || end > wordsEnd[size],
    );
    expect(cut).toEqual([]);
    expect(labels.filter(({ size }) => size < 14)).toEqual([]);
  });

  it('has no overlapping words', () => {
    const labels = labelsOf(drawing);
    for (const [index, a] of labels.entries()) {
      for (const b of labels.slice(index + 1)) {
        const apart = a.end + 6 <= b.start || b.end + 6 <= a.start || Math.abs(a.y - b.y) >= a.size;
        expect(apart || a.anchored !== b.anchored, `${a.words}, ${b.words}`).toBe(true);
      }
    }
  });
});

function render(Drawing: ServiceDrawing, size: PanelSize): string {
  return renderToStaticMarkup(createElement(Drawing, { size }));
}

/** Locates the words. Those beside now are measured from the panel's right edge. */
function labelsOf(drawing: string) {
  const axis = Number(/<svg x="(\d+)"/.exec(drawing)?.[1] ?? 0);
  const anchoredFrom = drawing.indexOf('<svg x="100%"');
  const found = drawing.matchAll(
    /<text[^>]*font-size="([\d.]+)"[^>]*text-anchor="(\w+)" x="([-\d.]+)" y="([-\d.]+)">([^<]*)</g,
  );
  return [...found].map(({ index, 1: size, 2: anchor, 3: x, 4: y, 5: words = '' }) => {
    const anchored = anchoredFrom >= 0 && index > anchoredFrom;
    const width = Number(size) * textWidth(words, 500);
    const before = { start: 0, middle: width / 2, end: width }[anchor ?? ''] ?? Number.NaN;
    const start = Number(x) - before + (anchored ? axis : 0);
    return { words, size: Number(size), start, end: start + width, y: Number(y), anchored };
  });
}
