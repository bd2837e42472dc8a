import { workflow } from '#content/pipeline.ts';
import { parts, steps } from './steps.ts';

const last = steps.length - 1;

interface WorkflowStepsProps {
  current: number;
  onChoose: (step: number) => void;
}

/**
 * Every stage by name, the current one in full, and the way to the next. Where the list is too
 * long to stand beside the drawing, the words of the current stage are on a card above it.
 */
export function WorkflowSteps({ current, onChoose }: WorkflowStepsProps) {
  const shown = steps[current];

  return (
    <div className="workflow-steps">
      {/* Where there is no way on, a button says so and keeps the focus: hence no `disabled`. */}
      <div className="workflow-controls">
        <button
          className="button"
          type="button"
          aria-disabled={current === 0}
          onClick={() => onChoose(Math.max(current - 1, 0))}
        >
          {workflow.previous}
        </button>
        <button
          className="button"
          type="button"
          aria-disabled={current === last}
          onClick={() => onChoose(Math.min(current + 1, last))}
        >
          {workflow.next}
        </button>
        <p className="workflow-progress" aria-live="polite">
          {current + 1} of {steps.length}
        </p>
      </div>
      {shown && (
        <div className="workflow-card">
          <p className="workflow-card-title">{shown.name}</p>
          <StepWords {...shown} />
        </div>
      )}
      {parts.map(({ title, steps }) => (
        <div key={title} className="workflow-part">
          <h3 className="workflow-part-title">{title}</h3>
          <ol className="workflow-list" start={(steps[0]?.index ?? 0) + 1}>
            {steps.map(({ row, name, index, text, failure }) => (
              <li key={row} className="workflow-step" data-current={index === current}>
                <button
                  className="workflow-stage"
                  type="button"
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => onChoose(index)}
                >
                  <span className="workflow-number">{index + 1}</span> {name}
                </button>
                <StepWords text={text} failure={failure} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function StepWords({ text, failure }: { text: string; failure: string }) {
  return (
    <div className="workflow-words">
      <p>{text}</p>
      <p className="workflow-failure">
        <span>{workflow.failureLabel}</span> {failure}
      </p>
    </div>
  );
}
