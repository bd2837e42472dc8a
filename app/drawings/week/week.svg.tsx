import { FluidSvg, Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { lerp, type Point, percent, polyline, repeatPath, round2 } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { careers } from '#content/careers.ts';
import { constants } from '#content/constants.ts';

// Except in labels, X coordinates are hours, and Y coordinates are thousandths of the drawing's height.

const { days, workdays, workStarts } = careers.week;
const weekHours = days.length * 24;
const shiftHours = constants.workWeekHours / workdays;

/** Returns the line's y after `day` days of work. */
const yAfter = (day: number) => 1000 - (Math.min(day, workdays) / workdays) * 1000;
const shifts = Array.from({ length: workdays }, (_, day): [Point, Point] => {
  const start = day * 24 + workStarts;
  return [
    [start, yAfter(day)],
    [start + shiftHours, yAfter(day + 1)],
  ];
});
const ends = shifts.map(([, end]) => end);
const monday: Point = [0, 1000];

/** A week to scale. Time runs to the right, the line rises with each hour of work, and each hour of rest is a tick. */
export default sprite({
  background: (
    <>
      <FluidSvg width={weekHours}>
        <Stroke
          strokeOpacity="0.3"
          d={
            [monday, ...ends].map(([x, y]) => `M${round2(x)} ${y}H400`).join('') +
            days.map((_, day) => `M${day * 24} ${yAfter(day)}V1020`).join('')
          }
        />
        <g shapeRendering="crispEdges">
          <Stroke d={ticks((hour) => hour % 3 === 0)} />
          <g display="var(--dense)">
            <Stroke d={ticks((hour) => hour % 3 !== 0)} />
            <Stroke strokeOpacity="0.5" d={shifts.map(workLines).join('')} />
          </g>
        </g>
      </FluidSvg>
      {/* The hours worked so far, to the lower right of the end of each day's work. */}
      {ends.map(([hour, y], day) => (
        <Label
          key={hour}
          x={(hour / weekHours) * 1000}
          y={percent(y / 1000)}
          dx="0.25em"
          dy="1.7em"
        >{`${round2((day + 1) * shiftHours)}\u2009h`}</Label>
      ))}
      {days.map((day, index) => (
        <Label key={day} x={(index / days.length) * 1000} y="100%" dy="2em" fill="var(--muted)">
          {day}
        </Label>
      ))}
    </>
  ),
  lines: (
    <FluidSvg width={weekHours}>
      <Stroke d={polyline([monday, ...shifts.flat(), [weekHours, 0]])} />
      <Stroke strokeWidth="6" strokeLinecap="round" d={shifts.map(polyline).join('')} />
      <Rings at={ends.slice(0, -1)} />
      <Rings at={ends.slice(-1)} size="var(--end)" border={5} fill="var(--end-fill)" />
    </FluidSvg>
  ),
});

/** Returns path data for a vertical line from the middle of each hour of work. */
function workLines([[startX, startY], [endX, endY]]: [Point, Point]): string {
  return repeatPath(Math.floor(shiftHours), (hour) => {
    const t = (hour + 0.5) / shiftHours;
    return `M${round2(lerp(startX, endX, t))} ${round2(lerp(startY, endY, t))}V1000`;
  });
}

/** Returns path data for ticks at the ends of the hours of rest that `isShown` selects, taller at midnight. */
function ticks(isShown: (hour: number) => boolean): string {
  return repeatPath(weekHours, (index) => {
    const hour = index + 1;
    const isWorked = shifts.some(([[start], [end]]) => start < hour && hour <= end);
    if (isWorked || !isShown(hour)) return '';
    const y = yAfter(ends.filter(([end]) => end < hour).length);
    return `M${hour} ${y - 20}v-${hour % 24 ? 30 : 50}`;
  });
}
