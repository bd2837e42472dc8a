import './workflow-graph.css';
import 'virtual:workflow-graph.css';
import { GraphGround } from '#app/drawings/release-graph/graph-ground.tsx';
import { GraphPlan } from '#app/drawings/release-graph/graph-plan.tsx';
import { GraphRows } from '#app/drawings/release-graph/graph-rows.tsx';
import { GraphRun } from '#app/drawings/release-graph/graph-run.tsx';
import { releaseGraph } from '#content/pipeline.ts';
import { type WorkflowComposition, workflowDesktop, workflowPhone } from './composition.ts';
import { WorkflowStages } from './workflow-stages.tsx';

/**
 * The pipeline large, to be read stage by stage: an ancestor's `data-step` names the stage, and CSS
 * draws the line that far. Without one it is finished.
 */
export function WorkflowGraph() {
  return (
    <figure className="workflow-graph" aria-label={releaseGraph.description}>
      <SteppedGraph composition={workflowDesktop} />
      <SteppedGraph composition={workflowPhone} />
    </figure>
  );
}

function SteppedGraph({ composition }: { composition: WorkflowComposition }) {
  return (
    <div className={`graph graph-${composition.name}`}>
      <GraphGround composition={composition} />
      <GraphRows composition={composition} />
      <GraphPlan composition={composition} />
      <GraphRun composition={composition} named />
      <WorkflowStages composition={composition} />
    </div>
  );
}
