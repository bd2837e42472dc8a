import { percent } from '#app/drawings/path.ts';
import { rowKeys } from '#content/pipeline.ts';
import { desktop, type GraphLayout, phone } from './geometry/graph-layouts.ts';
import { arrival, routePoints, stations } from './geometry/route.ts';
import { ARRIVAL, DURATION, secondsAt, sweep } from './geometry/timeline.ts';

/**
 * The hero's CSS that follows from its geometry: the content policy allows no style attributes. Both layouts
 * use the same names; only the visible one's rules apply.
 */
export default `@layer ui {
.graph-live{--graph-duration:${DURATION}s}
@keyframes graph-arrival{0%,${moment(ARRIVAL)}{opacity:0;transform:none}${moment(ARRIVAL + 0.05)}{opacity:1;transform:none}${moment(ARRIVAL + 0.9)},100%{opacity:0;transform:scale(2.6)}}
${[desktop, phone].map((layout) => `${layout.atRule}{${placements(layout)}${keyframes(layout)}}`).join('\n')}
}`;

/** Positions a layout's HTML: rows, words and wipe. */
function placements(layout: GraphLayout): string {
  const { name, width, height, reach, rows, others, marks } = layout;
  const [headX, headY] = arrival(layout);
  const reached = stations(layout);
  const checks = reached.find(({ stage }) => stage === 'review')?.leaves ?? 0;
  const across = (x: number) => percent(x / width);
  const down = (y: number) => percent(y / height);
  const up = (y: number) => down(height - y);

  return [
    // Not `display`, which would restart the animation whenever a screenshot resizes the window.
    `.graph-drawing:not(.graph-${name}){visibility:hidden}`,
    `.graph{aspect-ratio:${width}/${height};--labels-end:${across(others.fade.to)}}`,
    `.graph-rows{background:linear-gradient(90deg,var(--graph-ground) ${across(others.fade.from)},transparent ${across(others.fade.to)}) 0 0/100% ${down(rows.push)} no-repeat}`,
    // By position, because a class on each row would add to the HTML.
    ...rowKeys.map((row, index) => {
      const free = across((reached[index]?.arrives ?? headX) + marks.station);
      return `.graph-row:nth-child(${index + 1}){bottom:${up(rows[row])};--row-free:${free}}`;
    }),
    `:is(.graph-row,.graph-wipe){width:${across(reach)}}`,
    `.graph-wipe::after{bottom:${up(rows.push)}}`,
    `.graph-hold svg{width:${percent(width / reach)}}`,
    `.graph-checks{right:${across(width - checks)};bottom:${up(rows.review)}}`,
    `.graph-arrival{transform-origin:${across(headX)} ${down(headY)}}`,
    `.graph-time{top:${down(rows.push)}}`,
  ].join('');
}

/** The present moment is the right edge of the wipe; the head is drawn at the arrival, and moves there along the route. */
function keyframes(layout: GraphLayout): string {
  const [restX, restY] = arrival(layout);
  const wipe = sweep(layout).map(
    ({ at, x }) =>
      `${moment(at)}{transform:translateX(calc(var(--wipe)*${percent(1 - x / layout.reach)}))}`,
  );
  const head = routePoints(layout).map(([x, y], index) => {
    const start = index === 0 ? '0%,' : '';
    const [across, down] = [(x - restX) / layout.width, (y - restY) / layout.height];
    return `${start}${moment(secondsAt(layout, x))}{transform:translate(${percent(across)},${percent(down)})}`;
  });
  return `@keyframes graph-wipe{${wipe.join('')}}@keyframes graph-head{${head.join('')}}`;
}

function moment(seconds: number): string {
  return percent(seconds / DURATION);
}
