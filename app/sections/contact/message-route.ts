import { between, type Point } from '#app/drawings/path.ts';

/** What a message's line climbs beside, in pixels. */
export interface Board {
  width: number;
  /** Below the words of each station, from the first to the last. */
  rows: readonly number[];
  /** Where nothing is written yet. */
  foot: number;
}

/** How far a line moves in time while it climbs by one pixel: as steep as the hero's. */
const lean = 0.58;
/** How much of the width the way takes. */
const span = 0.66;
/** Shares of its waits: for the next field, for the button, once it is stored, once it is passed on. */
const waits = { field: 3, written: 10, stored: 9, passed: 4 };
/** How much of the climb to the store is drawn before the store has answered. */
const underWay = 0.5;
/** From the last station to the drawing's end. */
const margin = 9;

export type MessageRoute = ReturnType<typeof messageRoute>;

/** The way of a message, which climbs and waits, field by field and then row by row. */
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
    /** How long the line is with so many fields written, and then. */
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
