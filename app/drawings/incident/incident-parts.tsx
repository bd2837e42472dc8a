import type { SVGProps } from 'react';
import { FluidSvg, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { cross, type Point, percent, polyline, repeatPath } from '#app/drawings/path.ts';
import { arrivalPoint, computeStops, linePoints, releaseStops } from '#app/drawings/stops.ts';
import { incident as labels } from '#content/solutions.ts';

// X coordinates are minutes and scale with the width. Rows are equally tall, as their labels are in incident.css.

const height = 300;
const rowYs = [60, 120, 180, 240, height] as const;
const [healthY, productionY, approvedY, suggestedY, startY] = rowYs;
const stages = [{ y: startY }, { y: suggestedY }, { y: approvedY }, { y: productionY }] as const;
/** The y of the previous release on standby, just below the line that replaced it. */
const standbyY = productionY + 15;

/** The length of each half's time axis. */
const minutes = 11;

/** The release in the launch half. */
const route = { departs: 0.5, arrives: 4.8, waits: [0, 0.7, 1] };
const release = releaseStops(stages, route);
const liveX = route.arrives;
const { lines: earlierReleases } = computeOtherReleases(stages, route, {
  nearest: { before: -0.85 },
  fastestFrom: 10,
  fastestWidth: 0,
  spacing: { current: 0.75, fastest: 0.1 },
});

/** The recovery in the observe half, in minutes since the first failed check. Each climb takes half a minute. */
const recovery = computeStops(0.25, stages, 0.5 / 60, [1.25, 2, 2]);
const [alerted, suggested, approved, restored] = recovery;
const recoveredX = restored.arrives;
const objective = 10;

/** How far lines continue to the right and left (minutes). The section clips them. */
const overflow = 30;
const pine = 'var(--pine)';
const passed = { stroke: pine, strokeWidth: 2.5 };
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
export const incidentParts = {
  launch: (
    <>
      {/* Fades and clips earlier releases towards the labels. */}
      <svg>
        <FluidSvg width={minutes} height={height}>
          {earlierReleases.map((line, index) => (
            <Stroke
              key={index}
              strokeOpacity={(0.4 * index) / earlierReleases.length}
              d={polyline(line)}
            />
          ))}
        </FluidSvg>
      </svg>
      <FluidSvg width={minutes} height={height}>
        {rows}
        {/* The previous release, which makes way and is kept ready. */}
        <Stroke
          stroke={pine}
          strokeWidth="2"
          d={`M0 ${productionY}H${liveX}L${liveX + 0.4} ${standbyY}H${overflow}`}
        />
        <Stroke strokeWidth="6" d={polyline(linePoints(release))} />
        <Stroke stroke={pine} strokeWidth="6" d={`M${liveX} ${productionY}H${overflow}`} />
        <Rings at={release.slice(0, -1).map(arrivalPoint)} />
        <Rings at={[[liveX, productionY]]} size="24px" border={4.5} stroke={pine} />
        {/* The section or the other half clips the checks beyond the edge. */}
        <Stroke {...passed} d={repeatPath(16, (minute) => `M${minute + 0.5} ${healthY}v-12`)} />
      </FluidSvg>
      <IncidentLabel at={[liveX, productionY]} dx="12" dy="-14">
        {labels.thisRelease}
      </IncidentLabel>
      {labels.previous.map((text, line) => (
        <IncidentLabel key={text} at={[liveX, standbyY]} dx="12" dy={`${1.2 + line}rem`}>
          {text}
        </IncidentLabel>
      ))}
    </>
  ),
  observe: (
    <>
      <FluidSvg width={minutes} height={height}>
        {rows}
        <path fill={pine} fillOpacity=".1" d={`M0 ${healthY}H${objective}V${height}H0z`} />
        <Stroke stroke={pine} strokeWidth="1.5" d={`M${objective} ${healthY}V${height}`} />
        <Stroke
          stroke={pine}
          strokeWidth="2"
          d={`M-${overflow} ${standbyY}H${recoveredX - 0.3}L${recoveredX} ${productionY}`}
        />
        <Stroke
          strokeWidth="6"
          d={polyline([[0, productionY], ...linePoints(recovery).slice(0, -1)])}
        />
        <Stroke
          stroke={pine}
          strokeWidth="6"
          d={`M${approved.leaves} ${approvedY}L${recoveredX} ${productionY}H${overflow}M-${overflow} ${productionY}H0`}
        />
        {/* The last check that passed before the incident, and the checks since the recovery. */}
        <Stroke
          {...passed}
          d={`M-1 ${healthY}v-12${repeatPath(13, (minute) => `M${recoveredX + minute} ${healthY}v-12`)}`}
        />
        {/* Joins the first failed check to the release. */}
        <Stroke strokeWidth="2" strokeDasharray="2 4" d={`M0 ${healthY}V${productionY}`} />
        <Rings at={[[0, productionY], arrivalPoint(suggested), arrivalPoint(approved)]} />
        <Rings at={[arrivalPoint(restored)]} size="24px" border={4.5} stroke={pine} />
      </FluidSvg>
      {Array.from({ length: recoveredX }, (_, minute) => (
        <Marker key={minute} at={[minute, healthY - 7]} d={cross([0, 0], 4.5)} />
      ))}
      <Marker at={arrivalPoint(alerted)} disc="currentColor" d="M0-5v5.5m0 4v.1" />
      <Marker at={[approved.leaves, approvedY]} disc={pine} d="M-5 .3l3.6 4l6.8-8" />
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
      <IncidentLabel at={arrivalPoint(suggested)} dx="12" dy="19" fill="currentColor">
        {labels.cause}
      </IncidentLabel>
      <IncidentLabel at={arrivalPoint(restored)} dx="12" dy="-21" textAnchor="end">
        {labels.rolledBack}
      </IncidentLabel>
      <IncidentLabel at={[objective, height]} dx="-8" dy="-8" textAnchor="end">
        {labels.objective}
      </IncidentLabel>
    </>
  ),
};

interface MarkerProps {
  at: Point;
  /** The colour of a disc behind the marker, which is then white. */
  disc?: string;
  d: string;
}

/** Draws a cross, or a symbol on a disc. A marker does not scale with the drawing. */
function Marker({ at: [minute, y], disc, d }: MarkerProps) {
  return (
    <svg x={percent(minute / minutes)} y={percent(y / height)} overflow="visible">
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
      x={percent(minute / minutes)}
      y={percent(y / height)}
      {...props}
    />
  );
}
