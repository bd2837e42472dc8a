import type { ReactNode } from 'react';
import { releaseGraph } from '#content/pipeline.ts';
import { type Composition, desktop, phone } from './composition.ts';
import { GraphGround } from './graph-ground.tsx';
import { GraphHead } from './graph-head.tsx';
import { GraphPlan } from './graph-plan.tsx';
import { GraphRows } from './graph-rows.tsx';
import { GraphRun } from './graph-run.tsx';
import { pastReleasesPath } from './past-releases.ts';

// Known when this code arrives, which is before somebody asks for the page.
const past = { desktop: pastReleasesPath(desktop), phone: pastReleasesPath(phone) };

interface ReleaseGraphProps {
  /** The figure's caption, `<ReleaseGraphKey />`, where the page wants it. */
  children?: ReactNode;
}

/** The hero's live pipeline. Both compositions are in the page; CSS shows the one that fits. */
export function ReleaseGraph({ children }: ReleaseGraphProps) {
  return (
    <figure className="graph-figure" aria-label={releaseGraph.description}>
      <LiveGraph composition={desktop} past={past.desktop} />
      <LiveGraph composition={phone} past={past.phone} />
      {children}
    </figure>
  );
}

function LiveGraph({ composition, past }: { composition: Composition; past: string }) {
  return (
    <div className={`graph graph-${composition.name}`}>
      <GraphGround composition={composition} past={past} />
      <GraphRows composition={composition} />
      <GraphPlan composition={composition} />
      <div className="graph-live" aria-hidden="true">
        <GraphRun composition={composition} />
        <GraphHead composition={composition} />
      </div>
    </div>
  );
}
