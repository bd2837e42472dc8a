import { describe, expect, it } from 'vitest';
import type { Point } from '#app/drawings/path.ts';
import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/workflow-layouts.ts';
import { stepStyles } from '#app/drawings/workflow-graph/workflow-styles.ts';
import { stageKeys } from '#content/pipeline.ts';
import { animationStyles } from './animation-styles.ts';
import { desktop, phone } from './geometry/graph-layouts.ts';
import { migration, replicaTracks } from './geometry/marks.ts';
import { otherReleases } from './geometry/other-releases.ts';
import { arrival, routePoints, stations } from './geometry/route.ts';
import { DURATION, secondsAt } from './geometry/timeline.ts';

const layouts = [desktop, phone, workflowDesktop, workflowPhone];

describe.each(layouts)('$name layout', (layout) => {
  it('takes the release through all six stages in order, forward in time', () => {
    const passed = stations(layout);
    expect(passed.map(({ stage }) => stage)).toEqual(stageKeys);
    expect(passed.map(({ y }) => y)).toEqual(stageKeys.map((stage) => layout.rows[stage]));
    const times = routePoints(layout).map(([x]) => x);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('ends the migration where the release arrives', () => {
    const [endX, endY] = routePoints(layout).at(-1) ?? [];
    expect(endX).toBeCloseTo(layout.route.arrives);
    expect(migration(layout).end).toBeCloseTo(endX ?? Number.NaN);
    expect(endY).toBe(layout.rows.production);
  });

  it('fails a release exactly at a health check', () => {
    const { rollback, tick } = layout.marks;
    expect(rollback.fails % tick.every).toBe(0);
  });

  it('opens the topmost replica track on the Autoscaling row', () => {
    const { track, peaks } = layout.marks.replicas;
    const tracks = Math.max(...peaks.map((peak) => peak.tracks));
    expect(layout.rows.production - tracks * track).toBe(layout.rows.autoscaling);
    expect(replicaTracks(layout)).not.toContain('NaN');
  });

  it('has other releases on both sides of the route, none crossing another, ever steeper', () => {
    const releases = otherReleases(layout);
    const { push, production } = layout.rows;
    const arrivals = releases.map((release) => xOn(release, production));
    const departures = releases.map((release) => xOn(release, push)).filter(Number.isFinite);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
    expect(departures).toEqual(departures.toSorted((a, b) => a - b));
    expect(arrivals.filter((x) => x < layout.route.arrives).length).toBeGreaterThan(4);
    expect(arrivals.filter((x) => x > layout.route.arrives).length).toBeGreaterThan(12);

    const durations = releases
      .map((release) => xOn(release, production) - xOn(release, push))
      .filter(Number.isFinite);
    expect(durations).toEqual(durations.toSorted((a, b) => b - a));
    // The slowest departed before the drawing begins: compare their last climbs.
    const [first, last] = [releases[0], releases.at(-1)].map(lastSlope);
    expect(last).toBeGreaterThan((first ?? Number.NaN) * 5);
  });
});

describe.each([desktop, phone])('$name keyframes', (layout) => {
  const css = animationStyles(layout);
  const arrives = secondsAt(layout, layout.route.arrives);
  const stopsOf = (part: string) => stops(css, `graph-${part}`);

  it('move the head from row to row, and end at the arrival', () => {
    const head = stopsOf('head');
    expect(head.at(-1)).toMatchObject({ x: 0, y: 0 });
    expect(head.at(-1)?.at).toBeCloseTo((arrives / DURATION) * 100, 2);
    const [, restY] = arrival(layout);
    const rows = head.map(({ y }) => restY + (y / 100) * layout.height);
    for (const [index, [, y]] of routePoints(layout).entries()) {
      expect(rows[index]).toBeCloseTo(y, 1);
    }
  });

  it('wipe as far as the head', () => {
    const [start, swept] = stopsOf('wipe');
    const [restX] = arrival(layout);
    for (const { at, x } of stopsOf('head')) {
      const wiped = interpolate(start, swept, at);
      const edge = (1 + wiped / 100) * layout.reach;
      expect(edge).toBeCloseTo(restX + (x / 100) * layout.width, 0);
    }
  });

  it('hold still what is wiped', () => {
    expect(stopsOf('hold')).toEqual(
      stopsOf('wipe').map(({ at, x, y }) => ({ at, x: x === 0 ? 0 : -x, y })),
    );
  });

  it('have the release in production by 3.5 s, and its replicas by 6.5 s', () => {
    expect(arrives).toBeLessThanOrEqual(3.5);
    const [first] = layout.marks.replicas.peaks;
    const opened = secondsAt(layout, layout.route.arrives + (first?.to ?? Infinity));
    expect(opened).toBeLessThanOrEqual(6.5);
  });
});

it('draws the line of the workflow further with every step', () => {
  const wiped = /\] \.graph-wipe\{transform:translateX\(-([\d.]+)%\)/g;
  const hidden = [...stepStyles(workflowDesktop).matchAll(wiped)].map(([, percent]) =>
    Number(percent),
  );
  expect(hidden).toHaveLength(stageKeys.length - 1);
  expect(hidden).toEqual(hidden.toSorted((a, b) => b - a));
});

interface Stop {
  at: number;
  x: number;
  y: number;
}

/** Reads the transforms of one animation, each at its first percentage after the start. */
function stops(css: string, name: string): Stop[] {
  const body = css.match(new RegExp(`@keyframes ${name}\\{((?:[^{}]*\\{[^}]*\\})*)\\}`))?.[1] ?? '';
  return [...body.matchAll(/([^{}]+)\{[^}]*?translate(?:X)?\(([^)]*)\)\}/g)].map(
    ([, at = '', move = '']) => {
      const [x = 0, y = 0] = move.split(',').map(Number.parseFloat);
      const moments = at.split(',').map(Number.parseFloat);
      const moment = moments[0] === 0 && moments.length > 1 ? moments[1] : moments[0];
      return { at: moment ?? Number.NaN, x, y };
    },
  );
}

function interpolate(from: Stop | undefined, to: Stop | undefined, at: number): number {
  if (!from || !to) return Number.NaN;
  return from.x + ((to.x - from.x) * (at - from.at)) / (to.at - from.at);
}

/** Returns the height over time of the last climb. */
function lastSlope(release: readonly Point[] = []): number {
  const [from, to] = release.slice(-2);
  return from && to ? (from[1] - to[1]) / (to[0] - from[0]) : Number.NaN;
}

function xOn(release: readonly Point[], y: number): number {
  return release.find(([, height]) => height === y)?.[0] ?? Number.NaN;
}
