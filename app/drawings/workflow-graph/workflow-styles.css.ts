import { percent } from '#app/drawings/path.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { placements } from '#app/drawings/release-graph/graph-styles.css.ts';
import { stageKeys } from '#content/pipeline.ts';
import { JOIN, type WorkflowLayout, workflowDesktop, workflowPhone } from './workflow-layouts.ts';

const layouts = [workflowDesktop, workflowPhone].map(
  (layout) => `${layout.atRule}{${placements(layout)}${steps(layout)}}`,
);
const current = stageKeys.map((stage) => `[data-step=${stage}] [data-stage=${stage}]`);

/** The rules computed from the layouts: positions, and how far each step draws the line. */
export default `@layer ui {
${layouts.join('\n')}
@media screen{${current.join()}{opacity:1}}
}`;

/** A stage shows the line up to where the release leaves it; production and what follows show all of it. */
function steps(layout: WorkflowLayout): string {
  const waiting = stations(layout).slice(0, -1);
  const rules = waiting.map(({ stage, leaves }) => {
    const drawn = leaves - (stage === 'push' ? layout.marks.station : JOIN);
    return `[data-step=${stage}] .graph{--hidden:${percent(1 - drawn / layout.reach)}}`;
  });
  return rules.join('');
}
