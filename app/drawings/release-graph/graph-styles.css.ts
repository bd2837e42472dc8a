import { percent } from '#app/drawings/path.ts';
import { rowKeys } from '#content/pipeline.ts';
import { desktop, type GraphLayout, phone } from './geometry/graph-layouts.ts';
import { arrival, routePoints, routeStops } from './geometry/route.ts';
import { arrivalTime, duration, nowKeyframes, secondsAt } from './geometry/timeline.ts';

/**
 * Generates the hero's CSS from its geometry, because the content policy forbids style attributes. Both layouts use the
 * same class and keyframe names; only the one whose at-rule matches applies.
 */
export default `@layer ui {
.graph-animated{--graph-duration:${duration}s}
@keyframes graph-pulse{0%,${keyframeOffset(arrivalTime)}{opacity:0;transform:none}${keyframeOffset(arrivalTime + 0.05)}{opacity:1;transform:none}${keyframeOffset(arrivalTime + 0.9)},100%{opacity:0;transform:scale(2.6)}}
${[desktop, phone].map((layout) => `${layout.atRule}{${positionRules(layout)}${keyframes(layout)}}`).join('\n')}
}`;

/** Positions a layout's HTML: rows, labels and wipe. */
function positionRules(layout: GraphLayout): string {
  const { name, width, height, endX, rows, otherReleases, marks } = layout;
  const [dotX, dotY] = arrival(layout);
  const stops = routeStops(layout);
  const waitEnd = stops.find(({ stage }) => stage === 'review')?.leaves ?? 0;
  const xPercent = (x: number) => percent(x / width);
  const yPercent = (y: number) => percent(y / height);
  const bottomPercent = (y: number) => yPercent(height - y);

  return [
    // Not `display`, which would restart the animation whenever a screenshot resizes the window.
    `.graph-drawing:not(.graph-${name}){visibility:hidden}`,
    `.graph{aspect-ratio:${width}/${height};--labels-end:${xPercent(otherReleases.fade.to)}}`,
    `.graph-rows{background:linear-gradient(90deg,var(--graph-background) ${xPercent(otherReleases.fade.from)},transparent ${xPercent(otherReleases.fade.to)}) 0 0/100% ${yPercent(rows.push)} no-repeat}`,
    // By `:nth-child`, because a class per row would make the HTML larger.
    ...rowKeys.map((row, index) => {
      const start = xPercent((stops[index]?.arrives ?? dotX) + marks.ring);
      return `.graph-row:nth-child(${index + 1}){bottom:${bottomPercent(rows[row])};--tooltip-start:${start}}`;
    }),
    `:is(.graph-row,.graph-wipe){width:${xPercent(endX)}}`,
    // On phones, below the longest label.
    `.graph-wipe::after{top:${name === 'phone' ? yPercent(rows.migration) : 0};bottom:${bottomPercent(rows.push)}}`,
    `.graph-wipe-content svg{width:${percent(width / endX)}}`,
    `.graph-wait-label{right:${xPercent(width - waitEnd)};bottom:${bottomPercent(rows.review)}}`,
    `.graph-pulse{transform-origin:${xPercent(dotX)} ${yPercent(dotY)}}`,
    `.graph-axis-title{top:${yPercent(rows.push)}}`,
  ].join('');
}

/**
 * "Now" is the wipe's right edge. The dot is drawn at the arrival; its keyframes move it back to the start of the route
 * and along it.
 */
function keyframes(layout: GraphLayout): string {
  const [arrivalX, arrivalY] = arrival(layout);
  const wipe = nowKeyframes(layout).map(
    ({ seconds, x }) =>
      `${keyframeOffset(seconds)}{transform:translateX(calc(var(--wipe-direction)*${percent(1 - x / layout.endX)}))}`,
  );
  const dot = routePoints(layout).map(([x, y], index) => {
    const start = index === 0 ? '0%,' : '';
    const [dx, dy] = [(x - arrivalX) / layout.width, (y - arrivalY) / layout.height];
    return `${start}${keyframeOffset(secondsAt(layout, x))}{transform:translate(${percent(dx)},${percent(dy)})}`;
  });
  return `@keyframes graph-wipe{${wipe.join('')}}@keyframes graph-dot{${dot.join('')}}`;
}

function keyframeOffset(seconds: number): string {
  return percent(seconds / duration);
}
