import './workflow-graph.css';
import 'virtual:workflow-graph.css';
import { GraphDrawing } from '#app/drawings/release-graph/graph-drawing.tsx';
import { GraphRows } from '#app/drawings/release-graph/graph-rows.tsx';
import { GraphRun } from '#app/drawings/release-graph/graph-run.tsx';
import { releaseGraph } from '#content/pipeline.ts';
import { workflowDesktop, workflowPhone } from './composition.ts';
import { WorkflowStages } from './workflow-stages.tsx';

/**
 * The pipeline large, to be read stage by stage: an ancestor's `data-step` names the stage, and CSS
 * draws the line that far. Without one it is finished.
 */
export function WorkflowGraph() {
  return (
    <figure className="workflow-graph" aria-label={releaseGraph.description}>
      <div className="graph">
        <GraphRows />
        {[workflowDesktop, workflowPhone].map((composition) => (
          <GraphDrawing key={composition.name} composition={composition}>
            <GraphRun composition={composition} />
            <WorkflowStages composition={composition} />
          </GraphDrawing>
        ))}
      </div>
    </figure>
  );
}
