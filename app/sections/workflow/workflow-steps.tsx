import { workflow } from '#content/pipeline.ts';

interface WorkflowStepsProps {
  current: number;
  onChoose: (step: number) => void;
}

/** Every stage by name, the current one in full, and the way to the next. */
export function WorkflowSteps({ current, onChoose }: WorkflowStepsProps) {
  const last = workflow.steps.length - 1;

  return (
    <div className="workflow-steps">
      <div className="workflow-controls">
        <button
          className="button"
          type="button"
          disabled={current === 0}
          onClick={() => onChoose(current - 1)}
        >
          {workflow.previous}
        </button>
        <button
          className="button"
          type="button"
          disabled={current === last}
          onClick={() => onChoose(current + 1)}
        >
          {workflow.next}
        </button>
        <p className="workflow-progress" aria-live="polite">
          {current + 1} of {workflow.steps.length}
        </p>
      </div>
      <ol className="workflow-list">
        {workflow.steps.map(({ stage, title, text, failure }, index) => (
          <li key={stage} className="workflow-step" data-current={index === current}>
            <button
              className="workflow-stage"
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className="workflow-number">{index + 1}</span> {title}
            </button>
            <div className="workflow-words">
              <p>{text}</p>
              <p className="workflow-failure">
                <span>{workflow.failureLabel}</span> {failure}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
