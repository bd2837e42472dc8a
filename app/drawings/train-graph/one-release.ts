import { stages } from '#content/pipeline.ts';
import type { TrainGraphProps } from './train-graph.tsx';

/** Time spent at each stage, and on the way to the next; nobody's figures, so the axis has none. */
const waits = [0, 7, 24, 8, 9, 0];
const climb = 6;

/** The same form for a release: stages from bottom to top. */
export function oneRelease(): TrainGraphProps {
  const names = Object.values(stages).map(({ name }) => name);
  const rows = names.map((name, index) => ({
    name,
    y: 88 - (index / (names.length - 1)) * 84,
  }));
  let x = 6;
  const points = rows.flatMap(({ y }, index) => {
    const arrives = x;
    const leaves = arrives + (waits[index] ?? 0);
    x = leaves + climb;
    return leaves > arrives
      ? [
          { x: arrives, y },
          { x: leaves, y },
        ]
      : [{ x: arrives, y }];
  });
  return { rows, hours: [], labels: [], lines: [points] };
}
