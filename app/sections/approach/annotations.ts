import type { Timeline } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';

/** Lengths of the chart in rem: its axis, and the column of row labels beside it, which phones do not have. */
export interface ChartSize {
  axis: number;
  labels: number;
}

interface Spot {
  /** In hours. */
  x: number;
  /** From there to the text, in rem. */
  dx: number;
  textAnchor?: 'end';
  isAbove?: true;
  isInBand?: true;
  /** The length that the text can have, in rem. */
  room: number;
}

export interface Place extends Omit<Spot, 'room'> {
  isShort: boolean;
}

/** Finds room for the chart's text: at its part of the line, or else where the line leaves some. */
export function placeText(
  { stops, waiting, total, ...line }: Timeline,
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
  const target = arrival - Math.min(waiting, arrival) * 0.6;
  const labels = size?.labels ?? 0;
  const isPhone = labels < 2;
  /** To the left of the dotted line, as far as the row label or a phone's edge. */
  const leftOf = (x: number, label: number): Spot => ({
    x,
    dx: -0.5,
    textAnchor: 'end',
    room: rem(x) - 0.75 + (isPhone ? labels + 1.25 : labels - label),
  });

  // Row labels begin where the line arrives. Those that do not fit there end to the left of the line.
  const lengths = stops.map(({ stage, wait }) =>
    isPhone ? `${stage} ${visitorLine.onlyHours(wait)}` : visitorLine.hours(wait),
  );
  const labelEnds = stops.map(({ arrives }, index) =>
    rem(axisHours - arrives) < charactersToRem(lengths[index])
      ? stops[index - 1]?.leaves
      : undefined,
  );
  // The only row label at the height of an annotation.
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
    // Not over a phone's label of the row.
    arrow:
      waiting > 0 && !(isPhone && rem(target) < 5.25) ? { from: arrival, to: target } : undefined,
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

/** Returns the first spot with room for the short text, and whether it lacks room for the long one. */
function choose(short: number, long: number, spots: readonly [Spot, ...Spot[]]): Place {
  const spot = spots.find(({ room }) => room >= short) ?? spots.at(-1) ?? spots[0];
  return { ...spot, isShort: spot.room < long };
}

/** An estimate, as nothing measures the text. */
const charactersToRem = (text = '') => text.length / 2 + 0.5;
