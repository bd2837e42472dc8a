import '#app/ui/action-links.css';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { workflow, workflowSteps } from '#content/workflow.ts';
import { parts, type Step, steps } from './steps.ts';

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
        <p className="workflow-progress" aria-live="polite" aria-atomic="true">
          <span>{`${current + 1} of ${steps.length}`}</span>{' '}
          <span className="visually-hidden">{steps[current]?.name}</span>
        </p>
      </div>
      {steps.map((step) => (
        <div key={step.row} className="workflow-card" hidden={step.index !== current}>
          <StaticHtml name={`card-${step.row}`}>
            {import.meta.env.SSR && <StepCard {...step} />}
          </StaticHtml>
        </div>
      ))}
      {parts.map(({ title, steps }) => (
        <div key={title} className="workflow-part">
          <h3 className="workflow-part-title">{title}</h3>
          <ol className="workflow-list" start={(steps[0]?.index ?? 0) + 1}>
            {steps.map(({ row, name, index }) => (
              <li key={row} className="workflow-step" data-current={index === current}>
                <button
                  className="workflow-stage"
                  type="button"
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => onChoose(index)}
                >
                  <span className="workflow-number">{index + 1}</span> {name}
                </button>
                <StaticHtml name={`words-${row}`}>
                  {import.meta.env.SSR && <StepWords row={row} />}
                </StaticHtml>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function StepCard({ row, name }: Step) {
  return (
    <>
      <p className="workflow-card-title">{name}</p>
      <StepWords row={row} />
    </>
  );
}

function StepWords({ row }: Pick<Step, 'row'>) {
  const { text, failure } = workflowSteps[row];

  return (
    <div className="workflow-words">
      <p>{text}</p>
      <p className="workflow-failure">
        <span>{workflow.failureLabel}</span> {failure}
      </p>
    </div>
  );
}
