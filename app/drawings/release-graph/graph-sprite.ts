import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/composition.ts';
import { type Composition, desktop, phone } from './geometry/composition.ts';
import {
  backupOutlines,
  backupSquares,
  type DashedStroke,
  fastestReleases,
  healthTicks,
  liveTrack,
  migration,
  replicaTracks,
  rollback,
} from './geometry/marks.ts';
import { pastReleasesPath } from './geometry/past-releases.ts';

/**
 * All of the graphs but the route as one SVG file, each part a group that a page's `<use>` points
 * at: in its HTML they would delay the first paint. They inherit the page's strokes and custom
 * properties; its rules for classes do not reach them.
 */
export function graphSprite(): string {
  const groups = [desktop, phone, workflowDesktop, workflowPhone].flatMap((composition) =>
    Object.entries({ ground: ground(composition), run: run(composition) }).map(
      ([part, paths]) => `<g id="${composition.name}-${part}">${paths.join('')}</g>`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
}

/** Past releases, and thin outlines of what runs beside the current one. */
function ground(composition: Composition): string[] {
  const { reach, rows, past, route } = composition;
  const { bar, backup } = migration(composition);
  return [
    path({ d: pastReleasesPath(composition) }),
    dashed(fastestReleases(composition)),
    path({ d: `M0 ${rows.push + 5}H${reach}`, 'stroke-width': 8, 'stroke-dasharray': '1 19' }),
    dashed(healthTicks(composition, 'planned')),
    path({ d: backupOutlines(composition) + bar + backup + replicaTracks(composition) }),
    path({ d: `M${past.fade.from} ${rows.rollbacks}H${route.arrives}` }),
  ];
}

/** The same parts as the current release completes them. */
function run(composition: Composition): string[] {
  const done = { stroke: 'var(--graph-live)' };
  const heavy = { 'stroke-width': 'var(--graph-heavy)' };
  const track = { 'stroke-width': 3 };
  const thin = { 'stroke-width': 1.5 };
  const database = migration(composition);
  const failing = rollback(composition);
  return [
    dashed(healthTicks(composition, 'done'), done),
    dashed(backupSquares(composition), done),
    path({ d: replicaTracks(composition), ...done, ...track }),
    path({ d: liveTrack(composition), ...done, ...heavy }),
    path({ d: database.meets + failing.cause, ...thin, 'stroke-dasharray': '2 4' }),
    path({ d: failing.line, ...done, 'stroke-width': 2 }),
    path({ d: failing.passes, stroke: 'var(--graph-ground)', 'stroke-width': 4 }),
    path({ d: failing.check, 'stroke-width': 2 }),
    path({ d: failing.release + failing.cross, ...track }),
    path({ d: failing.dropsBack, 'stroke-width': 2, 'stroke-dasharray': '3 3' }),
    path({ d: failing.arrowhead, ...thin }),
    path({ d: database.backup, ...thin, fill: 'var(--graph-ink)' }),
    path({ d: database.bar + database.hatch, ...thin }),
  ];
}

function dashed({ d, strokeWidth, strokeDasharray, transform }: DashedStroke, look = {}): string {
  const dashes = { 'stroke-width': strokeWidth, 'stroke-dasharray': strokeDasharray };
  return path({ d, ...dashes, ...look, ...(transform && { transform }) });
}

function path(attributes: Record<string, string | number>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<path${written.join('')}/>`;
}
