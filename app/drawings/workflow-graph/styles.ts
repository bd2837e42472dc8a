import { percent } from '#app/drawings/path.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { compositionPlacements } from '#app/drawings/release-graph/placements.ts';
import { stageKeys } from '#content/pipeline.ts';
import { JOIN, type WorkflowComposition, workflowDesktop, workflowPhone } from './composition.ts';

/** The CSS that follows from the geometry: where things stand, and how far each step draws the line. */
export function workflowGraphStyles(): string {
  const compositions = [workflowDesktop, workflowPhone];
  const placements = compositions.map(compositionPlacements);
  // Paper shows the drawing complete.
  const steps = `@media screen{${compositions.map(stepRules).join('')}${currentRule()}}`;
  return [...placements, steps].join('\n').concat('\n');
}

/** Shows what is drawn for the stage at hand. */
function currentRule(): string {
  const current = stageKeys.map((stage) => `[data-step=${stage}] [data-stage=${stage}]`);
  return `${current.join()}{opacity:1}`;
}

/** A stage shows the line up to where the release leaves it; from production on, everything is shown. */
export function stepRules(composition: WorkflowComposition): string {
  const { atRule, reach, marks } = composition;
  const rules = stations(composition)
    .filter(({ stage }) => stage !== 'production')
    .map(({ stage, leaves }) => {
      const drawn = stage === 'push' ? leaves - marks.station : leaves - JOIN;
      const hidden = percent(1 - drawn / reach);
      const step = `[data-step=${stage}]`;
      return `${step} .graph-wipe{transform:translateX(-${hidden})}${step} .graph-hold{transform:translateX(${hidden})}`;
    });
  return `${atRule}{${rules.join('')}}`;
}
