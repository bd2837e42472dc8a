import type { Timeline } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';

/** Widths of the chart's axis and of the column of row labels beside it, in rem. Phones have no such column. */
export interface ChartSize {
  axis: number;
  labels: number;
}

interface Spot {
  /** In hours. */
  x: number;
  /** The text's distance from `x`, in rem. */
  dx: number;
  textAnchor?: 'end';
  isAbove?: true;
  isInBand?: true;
  /** The width available to the text, in rem. */
  room: number;
}

export interface Place extends Omit<Spot, 'room'> {
  isShort: boolean;
}

/** Places the chart's text: next to the part of the line that it describes, or else where there is space. */
export function placeText(
  { stops, totalWait, total, ...line }: Timeline,
  axisHours: number,
  size: ChartSize | undefined,
) {
  const rem = (hours: number) => (size ? (hours / axisHours) * size.axis : Infinity);
  const onAxis = (hours: number) => Math.min(hours, axisHours);
  const [previewLeaves = 0, stagingLeaves = 0] = stops
    .slice(-3)
    .map(({ leaves }) => onAxis(leaves));
  const work = onAxis(line.work);
  const arrival = onAxis(total);
  const target = arrival - Math.min(totalWait, arrival) * 0.6;
  const labels = size?.labels ?? 0;
  const isPhone = labels < 2;
  /** A spot left of the dotted line, which extends to the row label, or to the edge on phones. */
  const leftOf = (x: number, label: number): Spot => ({
    x,
    dx: -0.5,
    textAnchor: 'end',
    room: rem(x) - 0.75 + (isPhone ? labels + 1.25 : labels - label),
  });

  // Row labels start where the line arrives. Those that do not fit there end to the left of the line.
  const lengths = stops.map(({ stage, wait }) =>
    isPhone ? `${stage} ${visitorLine.onlyHours(wait)}` : visitorLine.hours(wait),
  );
  const labelEnds = stops.map(({ arrives }, index) =>
    rem(axisHours - arrives) < charactersToRem(lengths[index])
      ? stops[index - 1]?.leaves
      : undefined,
  );
  // Staging's is the only row label that shares its height with an annotation.
  const staging = stops.length - 2;
  const stagingInBand =
    labelEnds[staging] === undefined ? 0 : charactersToRem(lengths[staging]) + 1;
  const beforeStaging = size ? previewLeaves - (stagingInBand / size.axis) * axisHours : Infinity;
  const afterTotal =
    charactersToRem(isPhone ? visitorLine.onlyHours(total) : visitorLine.hours(total)) +
    (isPhone ? Math.max(4 - rem(arrival), 0) : 0) +
    0.75;

  return {
    labelEnds,
    // On phones the arrow must not cover the row's label.
    arrow:
      totalWait > 0 && !(isPhone && rem(target) < 5.25) ? { from: arrival, to: target } : undefined,
    automate: choose(4.25, 10, [
      { x: target, dx: 0.5, room: rem(arrival - target) - 1.75 },
      ...[
        {
          ...leftOf(work, 5.5),
          dx: -1.25,
          room: rem(work) - 1.25 + (isPhone ? -4.25 : labels - 5.5),
        },
        { x: arrival, dx: afterTotal, room: rem(axisHours - arrival) - afterTotal },
      ].toSorted((a, b) => b.room - a.room),
      { x: arrival, dx: 0, textAnchor: 'end', isAbove: true, room: 4.25 },
    ]),
    design: choose(3, 15.25, [
      {
        x: work,
        dx: 0.4375,
        isInBand: true,
        room: rem(previewLeaves - work) - 0.75 - stagingInBand,
      },
      leftOf(Math.min(work * 0.62, beforeStaging), 4),
      { x: axisHours, dx: 0, textAnchor: 'end', room: 3 },
    ]),
    noWaits: choose(2.75, 8.75, [
      { x: work, dx: 0.4375, isInBand: true, room: rem(stagingLeaves - work) - 1.5 },
      leftOf(work * 0.82, 6.75),
      { x: arrival, dx: 1.25, room: rem(axisHours - arrival) - 1.25 },
    ]),
  };
}

/** Returns the first spot that fits the short text, and whether the long text does not fit there. */
function choose(short: number, long: number, spots: readonly [Spot, ...Spot[]]): Place {
  const spot = spots.find(({ room }) => room >= short) ?? spots.at(-1) ?? spots[0];
  return { ...spot, isShort: spot.room < long };
}

/** Estimates a text's width, because nothing measures it. */
const charactersToRem = (text = '') => text.length / 2 + 0.5;
