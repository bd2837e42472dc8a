import { graphRows, type RowKey, stages } from '#content/pipeline.ts';
import { workflow, workflowSteps } from '#content/workflow.ts';

/** Says what a step does, and what happens if it fails. */
export function StepWords({ row }: { row: RowKey }) {
  const { text, failure } = workflowSteps[row];
  const part = row in stages ? workflow.parts.stages : workflow.parts.operations;

  return (
    <>
      <p className="workflow-part" data-only="screen">
        {part}
      </p>
      <h3>{graphRows[row].name}</h3>
      <div className="workflow-words">
        <p>{text}</p>
        <div>
          <strong>{workflow.failureLabel}</strong>
          <p>{failure}</p>
        </div>
      </div>
    </>
  );
}
