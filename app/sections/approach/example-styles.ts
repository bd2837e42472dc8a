import { axisFor, measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { rowStyle } from './row-style.ts';

/** Where the example's rows begin and end, for HTML without style attributes. */
export function exampleStyles(): string {
  const { stops, total, work } = measureLine(visitorLine.example);
  const { hours } = axisFor(total);
  const rows = stops.map(({ y, arrives, leaves }) => [`${y}`, arrives, leaves] as const);
  return [...rows, ['floor', 0, work] as const]
    .map(([row, arrives, leaves]) => {
      const style = Object.entries(rowStyle(arrives, leaves, hours));
      return `.approach-row[data-row="${row}"]{${style.map((pair) => pair.join(':')).join(';')}}`;
    })
    .join('\n');
}
