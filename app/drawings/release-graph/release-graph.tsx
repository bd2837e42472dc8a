import 'virtual:release-graph.css';
import './scrub/scrub.css';
import { desktop, phone } from './geometry/composition.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { GraphHead } from './graph-head.tsx';
import { GraphRows } from './graph-rows.tsx';
import { GraphRun } from './graph-run.tsx';

/** The hero's live pipeline. Both compositions are in the page; CSS shows the one that fits. */
export function ReleaseGraph() {
  return (
    <div className="graph graph-live">
      <GraphRows />
      {[desktop, phone].map((composition) => (
        <GraphDrawing key={composition.name} composition={composition}>
          <GraphRun composition={composition} />
          <GraphHead composition={composition} />
        </GraphDrawing>
      ))}
    </div>
  );
}
