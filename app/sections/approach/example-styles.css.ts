import { axisFor, computeTimeline, plotHeight } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { chartVariables, rowVariables } from './chart-variables.ts';

const { stops, total, work } = computeTimeline(visitorLine.example);
const { hours } = axisFor(total);
const declarations = (variables: object) =>
  Object.entries(variables)
    .map((pair) => pair.join(':'))
    .join(';');
const rowRule = (name: number | string, ...[index, arrives, leaves]: [number, number, number]) =>
  `.approach-row[data-row="${name}"]{${declarations(rowVariables(index, arrives, leaves, hours))}}`;

/** Positions the example's rows, because prerendered HTML has no style attributes. */
export default `@layer section {
.approach-chart{--last-row:${plotHeight};${declarations(chartVariables(work, total, hours))}}
${stops.map(({ y, arrives, leaves }) => rowRule(y, y, arrives, leaves)).join('\n')}
${rowRule('hands-on', 0, work, work)}
}`;
