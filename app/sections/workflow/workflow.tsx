import './workflow.css';
import { type KeyboardEvent, useState } from 'react';
import { isShortcut } from '#app/browser/is-shortcut.ts';
import { WorkflowGraph } from '#app/drawings/workflow-graph/workflow-graph.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { workflow } from '#content/workflow.ts';
import { steps } from './steps.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

const last = steps.length - 1;

/** The whole pipeline, stepped through stage by stage with buttons or arrow keys. */
export function Workflow() {
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1 }[event.key];
    if (target === undefined || target < 0 || target > last || isShortcut(event)) return;
    event.preventDefault();
    setCurrent(target);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work from any control inside
    <section
      className="workflow"
      id="workflow"
      aria-labelledby="workflow-title"
      data-step={steps[current]?.row}
      onKeyDown={onKeyDown}
    >
      <div className="wrap">
        <SectionHead id="workflow-title" title={workflow.title} lead={workflow.lead} />
      </div>
      <div className="workflow-board wrap">
        <StaticHtml name="workflow-graph">{import.meta.env.SSR && <WorkflowGraph />}</StaticHtml>
        <WorkflowSteps current={current} onChoose={setCurrent} />
      </div>
    </section>
  );
}
