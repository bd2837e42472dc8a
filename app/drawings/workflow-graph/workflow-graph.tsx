import { GraphGround } from '#app/drawings/release-graph/graph-ground.tsx';
import { GraphPlan } from '#app/drawings/release-graph/graph-plan.tsx';
import { GraphRows } from '#app/drawings/release-graph/graph-rows.tsx';
import { GraphRun } from '#app/drawings/release-graph/graph-run.tsx';
import { pastReleasesPath } from '#app/drawings/release-graph/past-releases.ts';
import { releaseGraph } from '#content/pipeline.ts';
import { type WorkflowComposition, workflowDesktop, workflowPhone } from './composition.ts';
import { WorkflowStages } from './workflow-stages.tsx';

// Known when this code arrives, which is before somebody asks for the page.
const past = {
  desktop: pastReleasesPath(workflowDesktop),
  phone: pastReleasesPath(workflowPhone),
};

/**
 * The pipeline large, to be read stage by stage: an ancestor's `data-step` names the stage, and CSS
 * draws the line that far. Without one it is finished.
 */
export function WorkflowGraph() {
  return (
    <figure className="workflow-graph" aria-label={releaseGraph.description}>
      <SteppedGraph composition={workflowDesktop} past={past.desktop} />
      <SteppedGraph composition={workflowPhone} past={past.phone} />
    </figure>
  );
}

function SteppedGraph({ composition, past }: { composition: WorkflowComposition; past: string }) {
  return (
    <div className={`graph graph-${composition.name}`}>
      <GraphGround composition={composition} past={past} />
      <GraphRows composition={composition} />
      <GraphPlan composition={composition} />
      <GraphRun composition={composition} named />
      <WorkflowStages composition={composition} />
    </div>
  );
}
