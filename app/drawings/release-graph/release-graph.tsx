import 'virtual:release-graph.css';
import type { ReactNode } from 'react';
import { releaseGraph } from '#content/pipeline.ts';
import { type Composition, desktop, phone } from './composition.ts';
import { GraphGround } from './graph-ground.tsx';
import { GraphHead } from './graph-head.tsx';
import { GraphPlan } from './graph-plan.tsx';
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
      <LiveGraph composition={desktop} />
      <LiveGraph composition={phone} />
      {children}
    </figure>
  );
}

function LiveGraph({ composition }: { composition: Composition }) {
  return (
    <div className={`graph graph-${composition.name}`}>
      <GraphGround composition={composition} />
      <GraphRows composition={composition} />
      <GraphPlan composition={composition} />
      <div className="graph-live" aria-hidden="true">
        <GraphRun composition={composition} />
        <GraphHead composition={composition} />
      </div>
    </div>
  );
}
