import './release-graph.css';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { explanations, releaseGraph, stepKeys, steps } from '#content/pipeline.ts';

/** The rows and their labels. HTML, not SVG: hairlines stay sharp and words readable at any scale. */
export function GraphRows({ id }: { id: string }) {
  return (
    <>
      <ul className="graph-rows">
        {stepKeys.map((row) => (
          <li key={row} className="graph-row" data-live={row === 'production' || undefined}>
            <button
              type="button"
              className="stage-label"
              data-tooltip="on-click"
              aria-describedby={`${id}-${row}`}
            >
              {steps[row].name}
            </button>
            <Tooltip id={`${id}-${row}`} name={steps[row].name}>
              {explanations[row]}
            </Tooltip>
          </li>
        ))}
      </ul>
      <GraphWords />
    </>
  );
}

/** The words over the longest wait and along the axis. */
export function GraphWords() {
  return (
    <>
      <span className="graph-checks" aria-hidden="true">
        {releaseGraph.checks}
      </span>
      <span className="graph-time" aria-hidden="true">
        {releaseGraph.time}
        <svg viewBox="0 0 36 12" width="36" height="12">
          <path d="M0 6h34m-5-5 5 5-5 5" />
        </svg>
      </span>
    </>
  );
}
