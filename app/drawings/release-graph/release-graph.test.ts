import { describe, expect, it } from 'vitest';
import type { Point } from '#app/drawings/path.ts';
import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/composition.ts';
import { stepRules } from '#app/drawings/workflow-graph/styles.ts';
import { stageKeys } from '#content/pipeline.ts';
import { desktop, phone } from './geometry/composition.ts';
import { migration, replicaTracks } from './geometry/marks.ts';
import { otherReleases } from './geometry/other-releases.ts';
import { arrival, routePoints, stations } from './geometry/route.ts';
import { DURATION, secondsAt } from './geometry/timeline.ts';
import { compositionKeyframes } from './keyframes.ts';

const compositions = [desktop, phone, workflowDesktop, workflowPhone];

describe.each(compositions)('$name composition', (composition) => {
  it('takes the release through all six stages in order, forward in time', () => {
    const passed = stations(composition);
    expect(passed.map(({ stage }) => stage)).toEqual(stageKeys);
    expect(passed.map(({ y }) => y)).toEqual(stageKeys.map((stage) => composition.rows[stage]));
    const times = routePoints(composition).map(([x]) => x);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('ends the migration where the release arrives', () => {
    const [endX, endY] = routePoints(composition).at(-1) ?? [];
    expect(endX).toBeCloseTo(composition.route.arrives);
    expect(migration(composition).end).toBeCloseTo(endX ?? Number.NaN);
    expect(endY).toBe(composition.rows.production);
  });

  it('fails a release exactly at a health check', () => {
    const { rollback, tick } = composition.marks;
    expect(rollback.fails % tick.every).toBe(0);
  });

  it('opens the topmost replica track on the Autoscaling row', () => {
    const { track, peaks } = composition.marks.replicas;
    const tracks = Math.max(...peaks.map((peak) => peak.tracks));
    expect(composition.rows.production - tracks * track).toBe(composition.rows.autoscaling);
    expect(replicaTracks(composition)).not.toContain('NaN');
  });

  it('has other releases on both sides of the route, none crossing another, ever steeper', () => {
    const releases = otherReleases(composition);
    const { push, production } = composition.rows;
    const arrivals = releases.map((release) => xOn(release, production));
    const departures = releases.map((release) => xOn(release, push)).filter(Number.isFinite);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
    expect(departures).toEqual(departures.toSorted((a, b) => a - b));
    expect(arrivals.filter((x) => x < composition.route.arrives).length).toBeGreaterThan(4);
    expect(arrivals.filter((x) => x > composition.route.arrives).length).toBeGreaterThan(12);

    const durations = releases
      .map((release) => xOn(release, production) - xOn(release, push))
      .filter(Number.isFinite);
    expect(durations).toEqual(durations.toSorted((a, b) => b - a));
    // The slowest departed before the drawing begins: compare their last climbs.
    const [first, last] = [releases[0], releases.at(-1)].map(lastSlope);
    expect(last).toBeGreaterThan((first ?? Number.NaN) * 5);
  });
});

describe.each([desktop, phone])('$name keyframes', (composition) => {
  const css = compositionKeyframes(composition);
  const arrives = secondsAt(composition, composition.route.arrives);
  const stopsOf = (part: string) => stops(css, `graph-${part}`);

  it('move the head from row to row, and end at the arrival', () => {
    const head = stopsOf('head');
    expect(head.at(-1)).toMatchObject({ x: 0, y: 0 });
    expect(head.at(-1)?.at).toBeCloseTo((arrives / DURATION) * 100, 2);
    const [, restY] = arrival(composition);
    const rows = head.map(({ y }) => restY + (y / 100) * composition.height);
    for (const [index, [, y]] of routePoints(composition).entries()) {
      expect(rows[index]).toBeCloseTo(y, 1);
    }
  });

  it('wipe as far as the head', () => {
    const [start, swept] = stopsOf('wipe');
    const [restX] = arrival(composition);
    for (const { at, x } of stopsOf('head')) {
      const wiped = interpolate(start, swept, at);
      const edge = (1 + wiped / 100) * composition.reach;
      expect(edge).toBeCloseTo(restX + (x / 100) * composition.width, 0);
    }
  });

  it('hold still what is wiped', () => {
    expect(stopsOf('hold')).toEqual(
      stopsOf('wipe').map(({ at, x, y }) => ({ at, x: x === 0 ? 0 : -x, y })),
    );
  });

  it('have the release in production by 3.5 s, and its replicas by 6.5 s', () => {
    expect(arrives).toBeLessThanOrEqual(3.5);
    const [first] = composition.marks.replicas.peaks;
    const opened = secondsAt(composition, composition.route.arrives + (first?.to ?? Infinity));
    expect(opened).toBeLessThanOrEqual(6.5);
  });
});

it('draws the line of the workflow further with every step', () => {
  const wiped = /\] \.graph-wipe\{transform:translateX\(-([\d.]+)%\)/g;
  const hidden = [...stepRules(workflowDesktop).matchAll(wiped)].map(([, percent]) =>
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
