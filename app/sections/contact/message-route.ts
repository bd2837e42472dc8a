import { between, type Point } from '#app/drawings/path.ts';

/** The board that the line climbs on, in pixels. */
export interface Board {
  width: number;
  /** Below the words of each station, from the first to the last. */
  rows: readonly number[];
  /** Where the line starts. */
  foot: number;
}

/** Pixels to the right for each pixel up: as steep as the hero's line. */
const lean = 0.58;
/** The route's share of the width. */
const span = 0.66;
/** Relative lengths of the waits: for the next field, for the button, once stored, once passed on. */
const waits = { field: 3, written: 10, stored: 9, passed: 4 };
/** The share of the climb to the store that is drawn before the store responds. */
const underWay = 0.5;
/** Between the last station and the edge (px). */
const margin = 9;

export type MessageRoute = ReturnType<typeof messageRoute>;

/** Plans a message's route, which climbs and waits field by field and then row by row. */
export function messageRoute({ width, rows, foot }: Board, fields: number) {
  const [written = 0, stored = 0, passed = 0, answered = 0] = rows;
  const shares = waits.field * (fields - 1) + waits.written + waits.stored + waits.passed;
  const share = (width * span - (foot - answered) * lean) / shares;
  let here: Point = [width * (1 - span) - margin, foot];
  const climb = (to: number) => (here = [here[0] + (here[1] - to) * lean, to]);
  const wait = (time: number) => (here = [here[0] + time * share, here[1]]);

  const toButton = [here];
  for (let field = 1; field < fields; field += 1)
    toButton.push(climb(between(foot, written, field / fields)), wait(waits.field));
  const atWritten = climb(written);
  const atButton = wait(waits.written);
  toButton.push(atWritten, atButton);
  const atStored = climb(stored);
  const fromStored = wait(waits.stored);
  const atPassed = climb(passed);
  const fromPassed = wait(waits.passed);
  const atAnswered = climb(answered);

  const stopped: Point = [
    between(atButton[0], atStored[0], underWay),
    between(written, stored, underWay),
  ];
  return {
    toStored: [...toButton, atStored],
    onwards: [atStored, fromStored, atPassed, fromPassed, atAnswered],
    stations: [atWritten, atStored, atPassed, atAnswered] as const,
    stopped,
    /** The line's length by the number of fields written, and after that. */
    lengths: {
      written: Array.from({ length: fields + 1 }, (_, at) =>
        lengthOf(toButton.slice(0, 2 * at + 1)),
      ),
      stopped: lengthOf([...toButton, stopped]),
      stored: lengthOf([...toButton, atStored]),
    },
  };
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}
