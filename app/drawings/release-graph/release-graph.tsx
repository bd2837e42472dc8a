import 'virtual:release-graph.css';
import type { ReactNode } from 'react';
import { releaseGraph } from '#content/pipeline.ts';
import { desktop, phone } from './composition.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { GraphHead } from './graph-head.tsx';
import { GraphRows } from './graph-rows.tsx';
import { GraphRun } from './graph-run.tsx';

interface ReleaseGraphProps {
  /** The figure's caption, `<ReleaseGraphKey />`, where the page wants it. */
  children?: ReactNode;
}

/** The hero's live pipeline. Both compositions are in the page; CSS shows the one that fits. */
export function ReleaseGraph({ children }: ReleaseGraphProps) {
  return (
    <figure className="graph-figure" aria-label={releaseGraph.description}>
      <div className="graph graph-live">
        <GraphRows />
        {[desktop, phone].map((composition) => (
          <GraphDrawing key={composition.name} composition={composition}>
            <GraphRun composition={composition} />
            <GraphHead composition={composition} />
          </GraphDrawing>
        ))}
      </div>
      {children}
    </figure>
  );
}
