import './workflow.css';
import '#app/ui/visually-hidden.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isShortcut } from '#app/browser/is-shortcut.ts';
import { scrollBehavior } from '#app/browser/scrolling.ts';
import { GraphRow } from '#app/drawings/release-graph/graph-rows.tsx';
import { WorkflowGraph } from '#app/drawings/workflow-graph/workflow-graph.tsx';
import { graphRows, type RowKey, rowKeys, stages } from '#content/pipeline.ts';
import { workflow, workflowSteps } from '#content/workflow.ts';

/** The whole pipeline, stepped through by labels, buttons and arrow keys. */
export function Workflow() {
  const [chosenIndex, setActiveIndex] = useState<number>();
  const activeIndex = chosenIndex ?? 0;
  const step = rowKeys[activeIndex];
  const cards = useRef<HTMLOListElement>(null);

  // On a phone a step's words begin below the window.
  useEffect(() => {
    if (chosenIndex === undefined) return;
    cards.current?.children[chosenIndex]?.scrollIntoView({
      block: 'nearest',
      behavior: scrollBehavior(),
    });
  }, [chosenIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: activeIndex + 1, ArrowLeft: activeIndex - 1 }[event.key];
    if (target === undefined || !(target in rowKeys) || isShortcut(event)) return;
    event.preventDefault();
    setActiveIndex(target);
  };

  const stepTo = (index: number) => ({
    type: 'button' as const,
    // Not `disabled`: at either end the button keeps its focus.
    'aria-disabled': !(index in rowKeys),
    onClick: () => index in rowKeys && setActiveIndex(index),
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work from any control inside
    <section
      className="workflow"
      id="workflow"
      aria-labelledby="workflow-title"
      // Without a step the drawing is complete.
      data-step={chosenIndex === undefined ? undefined : step}
      onKeyDown={onKeyDown}
    >
      <div className="workflow-board wrap">
        <h2 id="workflow-title">{workflow.title}</h2>
        <figure className="workflow-graph" dir="ltr" aria-label={workflow.description}>
          <div className="graph">
            <ol className="graph-rows">
              {rowKeys.map((row, index) => (
                <GraphRow
                  key={row}
                  row={row}
                  aria-current={index === activeIndex ? 'step' : undefined}
                  onClick={() => setActiveIndex(index)}
                />
              ))}
            </ol>
            <WorkflowGraph />
          </div>
        </figure>
        <div className="workflow-controls cover" data-only="scripts">
          <button className="button workflow-outlined" {...stepTo(activeIndex - 1)}>
            {workflow.previous}
          </button>
          <button className="button" {...stepTo(activeIndex + 1)}>
            {workflow.next}
          </button>
          <button className="text-link" {...stepTo(0)}>
            {workflow.start}
          </button>
        </div>
        <div className="workflow-reading">
          <p
            className="workflow-progress"
            data-only="scripts"
            aria-live="polite"
            aria-atomic="true"
          >
            <span>{workflow.progress(activeIndex + 1, rowKeys.length)}</span>{' '}
            <span className="visually-hidden">{step && graphRows[step].name}</span>
          </p>
          <ol ref={cards} className="workflow-cards">
            {rowKeys.map((row, index) => (
              <li key={row} className="workflow-card one-at-a-time" hidden={index !== activeIndex}>
                <StepWords row={row} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Says what a step does, and what happens if it fails. */
function StepWords({ row }: { row: RowKey }) {
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
