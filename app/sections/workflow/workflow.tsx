import './workflow.css';
import type { ReactNode } from 'react';
import { WorkflowGraph } from '#app/drawings/workflow-graph/workflow-graph.tsx';
import {
  graphRows,
  operationKeys,
  type RowKey,
  releaseGraph,
  stageKeys,
} from '#content/pipeline.ts';
import { workflow, workflowRows } from '#content/workflow.ts';

/** Shows the whole pipeline, and what happens at each of its rows. */
export function Workflow() {
  const [heading, ...sentences] = releaseGraph.legend.map(({ text }) => text);
  return (
    <section className="workflow wrap" id="workflow" aria-labelledby="workflow-title">
      <h2 id="workflow-title">{workflow.title}</h2>
      <WorkflowGraph />
      <div className="workflow-groups">
        <Group name="stages" rows={stageKeys} />
        <Group name="operations" rows={operationKeys}>
          <p className="workflow-legend">
            <strong>{heading}</strong> {sentences.join(' ')}
          </p>
        </Group>
      </div>
    </section>
  );
}

interface GroupProps {
  name: 'stages' | 'operations';
  rows: readonly RowKey[];
  /** Shown after the last row. */
  children?: ReactNode;
}

function Group({ name, rows, children }: GroupProps) {
  const titleId = `workflow-${name}`;
  return (
    <div className="workflow-group">
      <p className="workflow-eyebrow" id={titleId}>
        {workflow[name]}
      </p>
      <ol className="workflow-entries" aria-labelledby={titleId}>
        {rows.map((row) => (
          <Entry key={row} row={row} />
        ))}
      </ol>
      {children}
    </div>
  );
}

function Entry({ row }: { row: RowKey }) {
  const { text, failure, link } = workflowRows[row];
  return (
    <li className="workflow-entry" id={`workflow-${row}`} data-row={row}>
      <h3>{graphRows[row].name}</h3>
      <p>{text}</p>
      <p className="workflow-failure">
        <strong>{workflow.failureLabel}</strong> {failure}{' '}
        {link && <a href={link.href}>{link.label}</a>}
      </p>
    </li>
  );
}
