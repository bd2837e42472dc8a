import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Point } from '#app/drawings/path.ts';
import { drawingsSprite } from '#app/drawings/sprite.ts';
import { serviceIds } from '#content/services.ts';
import { loadServiceDrawings } from '#generator/assets/drawings.ts';
import { textWidth } from '#generator/assets/fonts/text-width.ts';
import { drawingHeight, frames, type Layout, layoutStep } from './geometry.ts';
import { draw as observability } from './observability.ts';
import type { Composition } from './parts.ts';

const drawings = await loadServiceDrawings(serviceIds);
const layouts = Object.keys(frames) as Layout[];
const cases = Object.entries(drawings).flatMap(([service, draw]) =>
  layouts.map((layout) => ({ service, layout, draw })),
);
/** The panel's padding at least. */
const padding = 20;
/** Where the row names end. */
const axisEnd = 116;

describe.each(cases)('$service, $layout', ({ layout, draw }) => {
  it('shows every word in the narrowest panel, in legible letters', () => {
    const labels = labelsOf(draw, layout);
    expect(labels.length).toBeGreaterThan(4);
    const { words: shown } = frames[layout];
    const cut = labels.filter(({ start, end, anchored }) =>
      anchored ? start < axisEnd - shown || end > padding : start < 0 || end > shown,
    );
    expect(cut).toEqual([]);
    expect(labels.filter(({ size }) => size < 14)).toEqual([]);
  });

  it('has no overlapping words', () => {
    const labels = labelsOf(draw, layout);
    for (const [index, a] of labels.entries()) {
      for (const b of labels.slice(index + 1)) {
        const apart = a.end + 6 <= b.start || b.end + 6 <= a.start || Math.abs(a.y - b.y) >= a.size;
        expect(apart || a.anchored !== b.anchored, `${a.words}, ${b.words}`).toBe(true);
      }
    }
  });

  it('keeps clear of the compositions above and below', () => {
    const drawing = draw(layout);
    const centres = [...drawing.matchAll(/cy="([-\d.]+)"/g)].map(([, y]) => Number(y));
    const lines = [...drawing.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => placesOf(d));
    const heights = [...centres, ...lines.map(([, y]) => y)];
    expect(Math.min(...heights)).toBeGreaterThan(drawingHeight - layoutStep);
    expect(Math.max(...heights)).toBeLessThanOrEqual(drawingHeight);
  });
});

it('ends every series of a service at the same now', () => {
  for (const layout of layouts) {
    const drawing = observability(layout);
    const now = /cx="(-\d+)" cy="[\d.]+" r="5.5"\/><text[^>]*>Alert/.exec(drawing)?.[1];
    const ends = [
      /fill-opacity=".14" d="([^"]+)V/,
      /stroke-dasharray="6 5" d="([^"]+)"/,
      /stroke-width="4" stroke-linejoin="round" d="([^"]+)"/,
    ].map((line) => placesOf(line.exec(drawing)?.[1] ?? '').at(-1)?.[0]);
    for (const end of ends) expect(end).toBeCloseTo(Number(now));
  }
});

it('moves by whole compositions', () => {
  const styles = readFileSync(new URL('services-drawings.css', import.meta.url), 'utf8');
  const moves = [...styles.matchAll(/translate: 0 -(\d+)px/g)].map(([, up]) => Number(up));
  expect(moves).toEqual([layoutStep, 2 * layoutStep]);
  expect(styles).toContain(`height: ${drawingHeight}px`);
});

it('fails the build for a service without a drawing', async () => {
  await expect(loadServiceDrawings(['observability', 'carrier-pigeons'])).rejects.toThrow(
    'The service “carrier-pigeons” has no drawing: app/drawings/services/carrier-pigeons.ts',
  );
});

it('has one group for each drawing', () => {
  const ids = [...drawingsSprite(drawings).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining([...serviceIds]));
});

/** Locates the words. Those beside now are measured from the panel's right edge. */
function labelsOf(draw: Composition, layout: Layout) {
  const drawing = draw(layout);
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
