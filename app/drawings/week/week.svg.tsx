import type { ReactNode } from 'react';
import { FluidSvg, Label, Rings, Stroke } from '#app/drawings/fluid-svg.tsx';
import { lerp, type Point, polyline, repeatPath, round2 } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { careers } from '#content/careers.ts';
import { constants } from '#content/constants.ts';

// X coordinates are hours; Y coordinates are thousandths of the drawing's height.

const { days, workdays, workStarts } = careers.week;
const weekHours = days.length * 24;
const shiftHours = constants.workWeekHours / workdays;

/** The height of the line after `day` days of work. */
const yAfter = (day: number) => 1000 - (Math.min(day, workdays) / workdays) * 1000;

const shifts = Array.from({ length: workdays }, (_, day): [Point, Point] => {
  const start = day * 24 + workStarts;
  return [
    [start, yAfter(day)],
    [start + shiftHours, yAfter(day + 1)],
  ];
});
/** From the end of one shift to the start of the next. */
const rests = [...shifts, [[weekHours, yAfter(workdays)]] as const].map(
  ([[endHour, y]], index) => ({ startHour: shifts[index - 1]?.[1][0] ?? 0, endHour, y }),
);
const ends = shifts.map(([, end]) => end);

/** A week to scale: time runs to the right, hours worked add up; each hour of rest is a tick. */
export default sprite({
  background: (
    <Plot>
      <Stroke
        strokeOpacity="0.3"
        d={
          rests.map(({ startHour, y }) => `M${round2(startHour)} ${y}H400`).join('') +
          days.map((_, day) => `M${day * 24} ${yAfter(day)}V1020`).join('')
        }
      />
      <Stroke shapeRendering="crispEdges" d={ticks((hour) => hour % 3 === 0)} />
    </Plot>
  ),
  dense: (
    <Plot>
      <Stroke shapeRendering="crispEdges" strokeOpacity="0.5" d={shifts.map(hourLines).join('')} />
      <Stroke shapeRendering="crispEdges" d={ticks((hour) => hour % 3 !== 0)} />
    </Plot>
  ),
  lines: (
    <Plot>
      <Stroke
        d={rests
          .map(({ startHour, endHour, y }) => `M${round2(startHour)} ${y}H${round2(endHour)}`)
          .join('')}
      />
      <Stroke strokeWidth="6" strokeLinecap="round" d={shifts.map(polyline).join('')} />
      <Rings name="ring" at={ends.slice(0, -1)} />
      <Rings name="end" at={ends.slice(-1)} />
    </Plot>
  ),
  labels: (
    <>
      {ends.map(([hour, y], day) => (
        <Label key={hour} at={[(hour / weekHours) * 1000, y]} dx="0.25em" dy="1.7em">
          {`${round2((day + 1) * shiftHours)}\u2009h`}
        </Label>
      ))}
      {days.map((day, index) => (
        <Label key={day} at={[(index / days.length) * 1000, 1000]} dy="2em" fill="var(--muted)">
          {day}
        </Label>
      ))}
    </>
  ),
});

function Plot({ children }: { children: ReactNode }) {
  return <FluidSvg width={weekHours}>{children}</FluidSvg>;
}

/** Returns path data for a vertical from the middle of each hour of work. */
function hourLines([[startHour, startY], [endHour, endY]]: [Point, Point]): string {
  return repeatPath(Math.floor(endHour - startHour), (hour) => {
    const y = lerp(startY, endY, (hour + 0.5) / (endHour - startHour));
    return `M${startHour + hour + 0.5} ${round2(y)}V1000`;
  });
}

/** Returns path data for ticks at the ends of those hours of rest. */
function ticks(isShown: (hour: number) => boolean): string {
  return rests
    .map(({ startHour, endHour, y }) =>
      repeatPath(Math.round(endHour - startHour), (index) => {
        const x = startHour + index + 1;
        const hour = Math.round(x);
        if (!isShown(hour)) return '';
        return `M${round2(Math.min(x, weekHours - 0.1))} ${y - 20}v-${hour % 24 ? 30 : 50}`;
      }),
    )
    .join('');
}
