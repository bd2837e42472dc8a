import { percent } from '#app/drawings/path.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { placementStyles } from '#app/drawings/release-graph/placement-styles.ts';
import { stageKeys } from '#content/pipeline.ts';
import { JOIN, type WorkflowLayout, workflowDesktop, workflowPhone } from './workflow-layouts.ts';

/** Returns the rules computed from the layouts: positions, and how far each step draws the line. */
export function workflowGraphStyles(): string {
  const layouts = [workflowDesktop, workflowPhone];
  const placements = layouts.map(placementStyles);
  // Paper shows the drawing complete.
  const steps = `@media screen{${layouts.map(stepStyles).join('')}${currentStepStyles()}}`;
  return [...placements, steps].join('\n').concat('\n');
}

/** Shows what is drawn for the stage at hand. */
function currentStepStyles(): string {
  const current = stageKeys.map((stage) => `[data-step=${stage}] [data-stage=${stage}]`);
  return `${current.join()}{opacity:1}`;
}

/** A stage shows the line up to where the release leaves it; production and what follows show all of it. */
export function stepStyles(layout: WorkflowLayout): string {
  const { atRule, reach, marks } = layout;
  const rules = stations(layout)
    .filter(({ stage }) => stage !== 'production')
    .map(({ stage, leaves }) => {
      const drawn = stage === 'push' ? leaves - marks.station : leaves - JOIN;
      const hidden = percent(1 - drawn / reach);
      const step = `[data-step=${stage}]`;
      return `${step} .graph-wipe{transform:translateX(-${hidden})}${step} .graph-hold{transform:translateX(${hidden})}`;
    });
  return `${atRule}{${rules.join('')}}`;
}
