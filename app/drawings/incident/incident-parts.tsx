import type { SVGProps } from 'react';
import { FluidSvg, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { cross, type Point, percent, polyline, repeatPath } from '#app/drawings/path.ts';
import { arrivalPoint, linePoints, releaseStops } from '#app/drawings/stops.ts';
import { incident as labels } from '#content/solutions.ts';

// X coordinates are minutes and scale with the width. Rows are equally tall, as their labels are in incident.css.

/** The length of each half's time axis. */
const axisMinutes = 11;
const rowYs = [60, 120, 180, 240, 300] as const;
const [healthY, productionY, thirdY, fourthY, height] = rowYs;
/** The rows that a line climbs to production: stages of the release, or steps of the recovery. */
const climbedRows = [{ y: height }, { y: fourthY }, { y: thirdY }, { y: productionY }] as const;
/** The y of the previous release on standby, just below production. */
const standbyY = productionY + 15;

/** How far lines continue to the right and left (minutes). The section clips them. */
const overflow = 30;
const pine = 'var(--pine)';
const arrivalRing = { size: '24px', border: 4.5, stroke: pine };
const rows = (
  <Stroke
    stroke="var(--border-color)"
    shapeRendering="crispEdges"
    d={rowYs.map((y) => `M-${overflow} ${y}H${overflow}`).join('')}
  />
);

/**
 * One incident in two halves whose lines join up: a release arrives and fails its health checks, and the previous
 * release is restored.
 */
export const incidentParts = { launch: <LaunchHalf />, observe: <ObserveHalf /> };

function LaunchHalf() {
  const route = { departs: 0.5, arrives: 4.8, waits: [0, 0.7, 1] };
  const stops = releaseStops(climbedRows, route);
  // There are no later releases, so the fastest ones only set how much slower each earlier release is than the next.
  const { lines: earlierReleases } = computeOtherReleases(climbedRows, route, {
    nearest: { before: -0.85 },
    fastestFrom: 10,
    fastestWidth: 0,
    spacing: { current: 0.75, fastest: 0.1 },
  });

  return (
    <>
      {/* Clips earlier releases at the labels, towards which they fade. */}
      <svg>
        <FluidSvg width={axisMinutes} height={height}>
          {earlierReleases.map((line, index) => (
            <Stroke
              key={index}
              strokeOpacity={(0.4 * index) / earlierReleases.length}
              d={polyline(line)}
            />
          ))}
        </FluidSvg>
      </svg>
      <FluidSvg width={axisMinutes} height={height}>
        {rows}
        {/* The previous release, which makes way and is kept ready. */}
        <Stroke
          stroke={pine}
          strokeWidth="2"
          d={`M0 ${productionY}H${route.arrives}L${route.arrives + 0.4} ${standbyY}H${overflow}`}
        />
        <Stroke strokeWidth="6" d={polyline(linePoints(stops))} />
        <Stroke stroke={pine} strokeWidth="6" d={`M${route.arrives} ${productionY}H${overflow}`} />
        <Rings at={stops.slice(0, -1).map(arrivalPoint)} />
        <Rings at={[[route.arrives, productionY]]} {...arrivalRing} />
        {/* The section or the other half clips the checks beyond the edge. */}
        <Stroke stroke={pine} strokeWidth="2.5" d={checks(0.5, 16)} />
      </FluidSvg>
      <IncidentLabel at={[route.arrives, productionY]} dx="12" dy="-14">
        {labels.thisRelease}
      </IncidentLabel>
      {labels.previous.map((text, line) => (
        <IncidentLabel key={text} at={[route.arrives, standbyY]} dx="12" dy={`${1.2 + line}rem`}>
          {text}
        </IncidentLabel>
      ))}
    </>
  );
}

/** Draws the recovery, in minutes since the first failed check. */
function ObserveHalf() {
  const route = { departs: 0.25, arrives: 7, waits: [1.25, 2, 2] };
  const stops = releaseStops(climbedRows, route);
  const [alert, suggestion, confirmation, recovery] = stops;
  const objectiveMinutes = 10;
  // A check runs every minute, and fails until the recovery.
  const failedChecks = Math.ceil(route.arrives);

  return (
    <>
      <FluidSvg width={axisMinutes} height={height}>
        {rows}
        <path fill={pine} fillOpacity=".1" d={`M0 ${healthY}H${objectiveMinutes}V${height}H0z`} />
        <Stroke stroke={pine} strokeWidth="1.5" d={`M${objectiveMinutes} ${healthY}V${height}`} />
        {/* The previous release, which returns from standby. */}
        <Stroke
          stroke={pine}
          strokeWidth="2"
          d={`M-${overflow} ${standbyY}H${route.arrives - 0.3}L${route.arrives} ${productionY}`}
        />
        <Stroke
          strokeWidth="6"
          d={polyline([[0, productionY], ...linePoints(stops.slice(0, -1))])}
        />
        {/* Production, restored once a person has confirmed the cause, and live before the failure. */}
        <Stroke
          stroke={pine}
          strokeWidth="6"
          d={`M${confirmation.leaves} ${confirmation.y}L${route.arrives} ${productionY}H${overflow}M-${overflow} ${productionY}H0`}
        />
        {/* The last check that passed before the incident, and the checks since the recovery. */}
        <Stroke stroke={pine} strokeWidth="2.5" d={checks(-1, 1) + checks(failedChecks, 13)} />
        {/* Joins the first failed check to the release. */}
        <Stroke strokeWidth="2" strokeDasharray="2 4" d={`M0 ${healthY}V${productionY}`} />
        <Rings at={[[0, productionY], arrivalPoint(suggestion), arrivalPoint(confirmation)]} />
        <Rings at={[arrivalPoint(recovery)]} {...arrivalRing} />
      </FluidSvg>
      {Array.from({ length: failedChecks }, (_, minute) => (
        <Marker key={minute} at={[minute, healthY - 7]} d={cross([0, 0], 4.5)} />
      ))}
      {/* An exclamation mark where the alert is raised, and a check mark where a person confirms the cause. */}
      <Marker at={arrivalPoint(alert)} disc="currentColor" d="M0-5v5.5m0 4v.1" />
      <Marker at={[confirmation.leaves, confirmation.y]} disc={pine} d="M-5 .3l3.6 4l6.8-8" />
      {[0, 2, 4, 6, 8, 10].map((minute) => (
        <IncidentLabel
          key={minute}
          at={[minute, height]}
          dy="27"
          fill="var(--muted)"
          textAnchor="middle"
        >
          {minute}
        </IncidentLabel>
      ))}
      <IncidentLabel at={arrivalPoint(suggestion)} dx="12" dy="19" fill="currentColor">
        {labels.cause}
      </IncidentLabel>
      <IncidentLabel at={arrivalPoint(recovery)} dx="12" dy="-21" textAnchor="end">
        {labels.rolledBack}
      </IncidentLabel>
      <IncidentLabel at={[objectiveMinutes, height]} dx="-8" dy="-8" textAnchor="end">
        {labels.objective}
      </IncidentLabel>
    </>
  );
}

/** Returns path data for health checks, one a minute. */
function checks(firstX: number, count: number) {
  return repeatPath(count, (index) => `M${firstX + index} ${healthY}v-12`);
}

/** Draws a cross or, on a disc of the given colour, a white symbol. A marker does not scale with the drawing. */
function Marker({ at: [minute, y], disc, d }: { at: Point; disc?: string; d: string }) {
  return (
    <svg x={percent(minute / axisMinutes)} y={percent(y / height)} overflow="visible">
      {disc && <circle fill={disc} r="11" />}
      <path
        stroke={disc ? 'var(--paper)' : 'currentColor'}
        strokeWidth="2"
        strokeLinecap="round"
        d={d}
      />
    </svg>
  );
}

/** Draws a label at a point. Like a marker, it does not scale. */
function IncidentLabel({ at: [minute, y], ...props }: { at: Point } & SVGProps<SVGTextElement>) {
  return (
    <text
      fontWeight="600"
      fill={pine}
      x={percent(minute / axisMinutes)}
      y={percent(y / height)}
      {...props}
    />
  );
}
