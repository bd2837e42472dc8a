import { percent } from '#app/drawings/path.ts';
import { type StepKey, stepKeys } from '#content/pipeline.ts';
import { desktop, type GraphLayout, phone } from './geometry/graph-layouts.ts';
import { arrival, stations } from './geometry/route.ts';

/**
 * Positions a layout's HTML: rows, words and wipe. The content policy allows no style attributes,
 * so these are rules, computed from the same data as the paths.
 */
export function graphPlacementStyles(): string {
  return [desktop, phone].map(placementStyles).join('\n');
}

/** Selects by position, because a class on each row would add to the HTML. */
function rowSelector(row: StepKey): string {
  return `.graph-row:nth-child(${stepKeys.indexOf(row) + 1})`;
}

export function placementStyles(layout: GraphLayout): string {
  const { name, atRule, width, height, reach, rows, others, marks, presentTop } = layout;
  const [headX, headY] = arrival(layout);
  const checks = stations(layout).find(({ stage }) => stage === 'review');
  const across = (x: number) => percent(x / width);
  const down = (y: number) => percent(y / height);

  const rules = [
    `.graph-drawing:not(.graph-${name}){display:none}`,
    `.graph{aspect-ratio:${width}/${height};--labels-end:${across(others.fade.to)};--row-free:${across(headX + marks.station)}}`,
    `.graph .graph-rows{background:linear-gradient(90deg,var(--graph-ground) ${across(others.fade.from)},transparent ${across(others.fade.to)}) 0 0/100% ${down(rows.push)} no-repeat}`,
    ...stepKeys.map((row) => `.graph ${rowSelector(row)}{bottom:${down(height - rows[row])}}`),
    ...stations(layout).map(
      ({ stage, arrives }) =>
        `.graph ${rowSelector(stage)}{--row-free:${across(arrives + marks.station)}}`,
    ),
    `.graph :is(.graph-row,.graph-wipe){width:${across(reach)}}`,
    `.graph .graph-wipe::after{top:${down(presentTop)};bottom:${down(height - rows.push)}}`,
    `.graph .graph-hold svg{width:${percent(width / reach)}}`,
    checks
      ? `.graph .graph-checks{right:${across(width - checks.leaves)};bottom:${down(height - checks.y)}}`
      : '',
    `.graph .graph-arrival{transform-origin:${across(headX)} ${down(headY)}}`,
    `.graph :is(.graph-time,.graph-scale){top:${down(rows.push)}}`,
  ];
  return `${atRule}{${rules.join('')}}`;
}
