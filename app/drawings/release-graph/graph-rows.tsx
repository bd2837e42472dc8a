import './release-graph.css';
import type { ReactNode } from 'react';
import { type RowKey, releaseGraph, rowKeys } from '#content/pipeline.ts';

interface GraphRowsProps {
  /** Renders a row's name. */
  children: (row: RowKey) => ReactNode;
}

/** The rows and their labels. HTML, not SVG: hairlines stay sharp and text readable at any scale. */
export function GraphRows({ children }: GraphRowsProps) {
  return (
    <>
      <ul className="graph-rows">
        {rowKeys.map((row) => (
          <li key={row} className="graph-row" data-row={row}>
            {children(row)}
          </li>
        ))}
      </ul>
      {/* Above the longest wait. */}
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
