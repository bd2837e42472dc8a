import type { GraphLayout } from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { sliderWords, stages } from '#content/pipeline.ts';

/** Returns the row of the last stage reached at x, or -1 before the first. */
export function rowAt(layout: GraphLayout, x: number): number {
  return stations(layout).findLastIndex(({ arrives }) => arrives <= x);
}

/** Describes what the release is doing at x. */
export function placeInWords(layout: GraphLayout, x: number): string {
  const row = rowAt(layout, x);
  const [at, next] = stations(layout).slice(row);
  if (row < 0 || !at) return sliderWords.before;
  const name = stages[at.stage].name;
  if (!next) return name;
  return x < at.leaves
    ? sliderWords.waits(name)
    : sliderWords.climbs(name, stages[next.stage].name);
}
