import { axisFor, measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { rowStyle } from './row-style.ts';

const { stops, total, work } = measureLine(visitorLine.example);
const { hours } = axisFor(total);
const rows = stops.map(({ y, arrives, leaves }) => [y, y, arrives, leaves] as const);
const rules = [...rows, ['floor', 0, work, work] as const].map(([name, row, arrives, leaves]) => {
  const style = Object.entries(rowStyle(row, arrives, leaves, hours));
  return `.approach-row[data-row="${name}"]{${style.map((pair) => pair.join(':')).join(';')}}`;
});

/** Positions the example's rows, because prerendered HTML has no style attributes. */
export default `@layer section {\n${rules.join('\n')}\n}`;
