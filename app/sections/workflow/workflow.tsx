import { type KeyboardEvent, useState } from 'react';
import { prerendered } from '#app/browser/prerendered.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { workflow } from '#content/pipeline.ts';
import { steps } from './steps.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

const Graph = prerendered(() =>
  import('#app/drawings/workflow-graph/workflow-graph.tsx').then((m) => m.WorkflowGraph),
);
const last = steps.length - 1;

/** The whole pipeline, stepped through stage by stage with buttons or arrow keys. */
export function Workflow() {
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1 }[event.key];
    if (target === undefined || target < 0 || target > last) return;
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
        <Graph />
        <WorkflowSteps current={current} onChoose={setCurrent} />
      </div>
    </section>
  );
}
