import './release-graph.css';
import type { ComponentProps } from 'react';
import { TooltipButton } from '#app/ui/tooltip-button.tsx';
import { explanations, graphRows, type RowKey, releaseGraph, rowKeys } from '#content/pipeline.ts';

/** The rows and their labels. HTML, not SVG: hairlines stay sharp and words readable at any scale. */
export function GraphRows() {
  return (
    <>
      <ul className="graph-rows">
        {rowKeys.map((row) => (
          <GraphRow key={row} row={row} opensOnClick />
        ))}
      </ul>
      <GraphLabels />
    </>
  );
}

interface GraphRowProps extends Partial<ComponentProps<typeof TooltipButton>> {
  row: RowKey;
}

/** A row with its label, which explains it. */
function GraphRow({ row, ...button }: GraphRowProps) {
  const { name } = graphRows[row];
  return (
    <li className="graph-row" data-production={row === 'production' || undefined}>
      <TooltipButton className="stage-label" text={explanations[row]} heading={name} {...button}>
        {name}
      </TooltipButton>
    </li>
  );
}

/** The labels above the longest wait and on the time axis. */
export function GraphLabels() {
  return (
    <>
      <span className="graph-wait-label" data-row="review" aria-hidden="true">
        {releaseGraph.checks}
      </span>
      <span className="graph-axis-title" aria-hidden="true">
        {releaseGraph.time}
        <svg viewBox="0 0 36 12" width="36" height="12">
          <path d="M0 6h34m-5-5 5 5-5 5" />
        </svg>
      </span>
    </>
  );
}
