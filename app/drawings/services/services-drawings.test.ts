import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Point } from '#app/drawings/path.ts';
import { serviceDrawing } from '#app/drawings/sprites.tsx';
import { serviceIds } from '#content/services.ts';
import { textWidth } from '#generator/assets/text-width.ts';
import { Drawing as Observability } from './observability.tsx';
import type { PanelSize, ServiceDrawing } from './parts.tsx';

/** Where the words of a panel's layout end. */
const wordsEnd: Record<PanelSize, number> = { narrow: 330, middle: 450, wide: 620 };
const panelSizes = Object.keys(wordsEnd) as PanelSize[];
/** services-drawings.css has the same height and step. */
const drawingHeight = 276;
const layoutStep = 400;

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

  it('keeps clear of the layouts above and below', () => {
    const centres = [...drawing.matchAll(/cy="([-\d.]+)"/g)].map(([, y]) => Number(y));
    const lines = [...drawing.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => placesOf(d));
    const heights = [...centres, ...lines.map(([, y]) => y)];
    expect(Math.min(...heights)).toBeGreaterThan(drawingHeight - layoutStep);
    expect(Math.max(...heights)).toBeLessThanOrEqual(drawingHeight);
  });
});

it('ends every series of a service at the same now', () => {
  for (const size of panelSizes) {
    const drawing = render(Observability, size);
    const now = /cx="(-\d+)" cy="[\d.]+" r="5.5"><\/circle><text[^>]*>Alert/.exec(drawing)?.[1];
    const ends = [
      /fill-opacity=".14" d="([^"]+)V/,
      /stroke-dasharray="6 5"[^>]* d="([^"]+)"/,
      /stroke-width="4" d="([^"]+)"/,
    ].map((line) => placesOf(line.exec(drawing)?.[1] ?? '').at(-1)?.[0]);
    for (const end of ends) expect(end).toBeCloseTo(Number(now));
  }
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

/** Follows a path, and returns where each of its commands ends. */
function placesOf(d: string): Point[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([a-y])([^a-z]*)/gi)].map(([, command = '', numbers = '']): Point => {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [fromX, fromY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    if (!/v/i.test(command)) x = fromX + (values.at(/h/i.test(command) ? -1 : -2) ?? 0);
    if (!/h/i.test(command)) y = fromY + (values.at(-1) ?? 0);
    return [x, y];
  });
}
