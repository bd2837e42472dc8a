import { round2 } from '#app/drawings/path.ts';
import { chooseAxis, computeTimeline, plotHeight } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';

const { stops, total, handsOn } = computeTimeline(visitorLine.example);
const rowRules = stops.map(
  ({ y, arrives, leaves }) =>
    `[data-row="${y}"]{--row-index:${y};--arrives:${round2(arrives)};--leaves:${round2(leaves)}}`,
);

/** Positions the example's line, because prerendered HTML has no style attributes. */
export default `@layer section {
.approach-chart{--last-row:${plotHeight};--axis-hours:${chooseAxis(total).hours};--hands-on:${handsOn};--total:${total}}
${rowRules.join('\n')}
}`;
