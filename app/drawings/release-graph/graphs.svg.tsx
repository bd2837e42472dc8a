import { sprite } from '#app/drawings/sprite.tsx';
import { desktop, phone } from './graph-layouts.ts';
import { Migration, Operations, Rollback } from './operations.tsx';
import { GraphRoute, OtherReleases } from './releases.tsx';

const groups = [desktop, phone].flatMap((layout) => [
  [
    `${layout.name}-background`,
    <>
      <OtherReleases layout={layout} />
      <GraphRoute layout={layout} fill="var(--graph-background)" />
      <Migration layout={layout} />
      {/* The ticks of the time axis. */}
      <path
        d={`M0 ${layout.rows.push + 5}H${layout.endX}`}
        strokeWidth="8"
        strokeDasharray="1 19"
      />
      <Operations layout={layout} isPlanned trackWidth={1} productionWidth={1} />
    </>,
  ],
  [
    `${layout.name}-progress`,
    <>
      <g stroke="var(--graph-production)">
        <Operations layout={layout} trackWidth={3} productionWidth="var(--graph-route-width)" />
      </g>
      <Migration layout={layout} fill="var(--graph-ink)" />
      <Rollback layout={layout} />
      <GraphRoute layout={layout} fill="var(--graph-background)" strokeWidth="3" />
    </>,
  ],
]);

/** Draws two groups per layout: everything in thin lines, and what the release completes. */
export default sprite(Object.fromEntries(groups));
