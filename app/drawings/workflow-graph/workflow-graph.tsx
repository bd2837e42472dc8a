import './workflow-graph.css';
import 'virtual:workflow-graph.css';
import '#app/ui/visually-hidden.css';
import { GraphDrawing } from '#app/drawings/release-graph/graph-drawing.tsx';
import { GraphWords } from '#app/drawings/release-graph/graph-rows.tsx';
import { workflow } from '#content/workflow.ts';
import { workflowDesktop, workflowPhone } from './composition.ts';
import { WorkflowStages } from './workflow-stages.tsx';

/**
 * All of the large pipeline but its rows, whose labels are the steps. An ancestor's `data-step` names
 * the one that is read, and CSS draws the line that far.
 */
export function WorkflowGraph() {
  return (
    <>
      <p hidden id="workflow-graph-caption">
        {workflow.description}
      </p>
      <GraphWords />
      {[workflowDesktop, workflowPhone].map((composition) => (
        <GraphDrawing key={composition.name} composition={composition}>
          <WorkflowStages composition={composition} />
        </GraphDrawing>
      ))}
    </>
  );
}
