import type { Composition } from '#app/drawings/release-graph/geometry/composition.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { sliderWords, stages } from '#content/pipeline.ts';

/** The row of the stage that the release has reached by an x, from 0; below it, -1. */
export function rowAt(composition: Composition, x: number): number {
  return stations(composition).findLastIndex(({ arrives }) => arrives <= x);
}

/** What the release is doing there. */
export function placeInWords(composition: Composition, x: number): string {
  const row = rowAt(composition, x);
  const [at, next] = stations(composition).slice(row);
  if (row < 0 || !at) return sliderWords.before;
  const name = stages[at.stage].name;
  if (!next) return name;
  return x < at.leaves
    ? sliderWords.waits(name)
    : sliderWords.climbs(name, stages[next.stage].name);
}
