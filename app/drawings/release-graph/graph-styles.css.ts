import { percent } from '#app/drawings/path.ts';
import { rowKeys } from '#content/pipeline.ts';
import { desktop, type GraphLayout, phone } from './graph-layouts.ts';
import { duration, nowKeyframes, routePoints, secondsAt } from './route.ts';

/**
 * Generates the graph's CSS from its geometry, because the Content Security Policy forbids style attributes. Both
 * layouts use the same class and keyframe names, but only the one whose at-rule matches applies.
 */
export default `@layer ui {
.graph-animated{--graph-duration:${duration}s}
${[desktop, phone].map((layout) => `${layout.atRule}{${positionRules(layout)}${keyframes(layout)}}`).join('\n')}
}`;

/** Positions a layout's HTML: rows, labels and wipe. */
function positionRules(layout: GraphLayout): string {
  const { name, width, height, endX, rows } = layout;
  const xPercent = (x: number) => percent(x / width);
  const yPercent = (y: number) => percent(y / height);
  const bottomPercent = (y: number) => yPercent(height - y);

  return [
    // Hides with `visibility`, because `display` would restart the animation when the window crosses the breakpoint.
    `.graph-drawing:not(.graph-${name}){visibility:hidden}`,
    `.graph{--aspect-ratio:${width}/${height};aspect-ratio:var(--aspect-ratio)}`,
    ...rowKeys.map((row) => `.graph-row[data-row=${row}]{bottom:${bottomPercent(rows[row])}}`),
    `.graph :is(.graph-row,.graph-wipe,.graph-background){width:${xPercent(endX)}}`,
    // Keeps the "now" line below the longest label, which the line would cross on phones.
    `.graph-wipe::after{top:${yPercent(rows.migration)};bottom:${bottomPercent(rows.push)}}`,
    `.graph-wipe-content svg{width:${percent(width / endX)}}`,
    `.graph-axis-title{top:${yPercent(rows.push)}}`,
  ].join('');
}

/**
 * Generates the keyframes of the wipe, whose right edge is "now", and of the dot. The dot is drawn at the arrival, so
 * its keyframes begin by moving it back to the start of the route.
 */
function keyframes(layout: GraphLayout): string {
  const { width, height, rows, route } = layout;
  const wipe = nowKeyframes(layout).map(
    ({ seconds, x }) =>
      `${percent(seconds / duration)}{transform:translateX(calc(var(--wipe-direction)*${percent(1 - x / layout.endX)}))}`,
  );
  const dot = routePoints(layout).map(([x, y], index) => {
    const start = index === 0 ? '0%,' : '';
    const [dx, dy] = [(x - route.arrives) / width, (y - rows.production) / height];
    return `${start}${percent(secondsAt(layout, x) / duration)}{transform:translate(${percent(dx)},${percent(dy)})}`;
  });
  return `@keyframes graph-wipe{${wipe.join('')}}@keyframes graph-dot{${dot.join('')}}`;
}
