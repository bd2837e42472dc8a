import { describe, expect, it } from 'vitest';
import type { Point } from '#app/drawings/path.ts';
import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/workflow-layouts.ts';
import { workflowGraphStyles } from '#app/drawings/workflow-graph/workflow-styles.ts';
import { stageKeys } from '#content/pipeline.ts';
import { desktop, phone } from './geometry/graph-layouts.ts';
import { replicaTracks } from './geometry/marks.ts';
import { otherReleases } from './geometry/other-releases.ts';
import { routePoints, stations } from './geometry/route.ts';
import { ARRIVAL, interpolate, secondsAt, sweep } from './geometry/timeline.ts';

const layouts = [desktop, phone, workflowDesktop, workflowPhone];

describe.each(layouts)('$name layout', (layout) => {
  it('takes the release through all six stages in order, forward in time', () => {
    const passed = stations(layout);
    expect(passed.map(({ stage }) => stage)).toEqual(stageKeys);
    expect(passed.map(({ y }) => y)).toEqual(stageKeys.map((stage) => layout.rows[stage]));
    const times = routePoints(layout).map(([x]) => x);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('arrives in production', () => {
    const [endX, endY] = routePoints(layout).at(-1) ?? [];
    expect(endX).toBeCloseTo(layout.route.arrives);
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

describe.each([desktop, phone])('$name animation', (layout) => {
  it('wipes as far as the head', () => {
    for (const [x] of routePoints(layout))
      expect(interpolate(sweep(layout), 'x', 'at', x)).toBeCloseTo(secondsAt(layout, x));
  });

  it('has the release in production by 3.5 s, and its replicas by 6.5 s', () => {
    const { route, marks } = layout;
    expect(secondsAt(layout, route.arrives)).toBeCloseTo(ARRIVAL);
    expect(ARRIVAL).toBeLessThanOrEqual(3.5);
    const [first] = marks.replicas.peaks;
    expect(secondsAt(layout, route.arrives + (first?.to ?? Infinity))).toBeLessThanOrEqual(6.5);
  });
});

it('draws the line of the workflow further with every step', () => {
  const [layout = ''] = workflowGraphStyles().split('@container workflow-graph (width < 44rem)');
  const hidden = [...layout.matchAll(/--hidden:([\d.]+)%/g)].map(([, percent]) => Number(percent));
  expect(hidden).toHaveLength(stageKeys.length - 1);
  expect(hidden).toEqual(hidden.toSorted((a, b) => b - a));
});

/** Returns the height over time of the last climb. */
function lastSlope(release: readonly Point[] = []): number {
  const [from, to] = release.slice(-2);
  return from && to ? (from[1] - to[1]) / (to[0] - from[0]) : Number.NaN;
}

function xOn(release: readonly Point[], y: number): number {
  return release.find(([, height]) => height === y)?.[0] ?? Number.NaN;
}
