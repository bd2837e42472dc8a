import { axisFor, computeTimeline, plotHeight } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { rowVariables } from './row-variables.ts';

const { stops, total, work } = computeTimeline(visitorLine.example);
const { hours } = axisFor(total);
const rows = stops.map(({ y, arrives, leaves }) => [y, y, arrives, leaves] as const);
const rules = [...rows, ['hands-on', 0, work, work] as const].map(
  ([name, index, arrives, leaves]) => {
    const variables = Object.entries(rowVariables(index, arrives, leaves, hours));
    return `.approach-row[data-row="${name}"]{${variables.map((pair) => pair.join(':')).join(';')}}`;
  },
);

/** Positions the example's rows, because prerendered HTML has no style attributes. */
export default `@layer section {
.approach-chart{--last-row:${plotHeight}}
${rules.join('\n')}
}`;
