import type { ReactNode, SVGProps } from 'react';
import { FluidSvg, Rings, Stroke } from '#app/drawings/fluid-svg.tsx';
import { computeOtherReleases, releaseStops } from '#app/drawings/other-releases.ts';
import { cross, type Point, percent, polyline, repeatPath } from '#app/drawings/path.ts';
import { arrivalAt, computeStops, linePoints } from '#app/drawings/stops.ts';
import { incident as labels } from '#content/solutions.ts';
import { height, rowYs } from './incident-rows.ts';

// X coordinates are minutes and scale with the plot's width.

const [healthY, productionY, approvedY, suggestedY, startY] = rowYs;
const stages = [{ y: startY }, { y: suggestedY }, { y: approvedY }, { y: productionY }] as const;
/** Where the previous release is on standby, just below the line that replaced it. */
const standbyY = productionY + 15;

/** The launch half: minutes on its time axis, and the stops of its release. */
const launchMinutes = 11.9;
const route = { departs: 0.5, arrives: 5.1, waits: [0, 0.8, 1.1] };
const release = releaseStops(stages, route);
const live: Point = [route.arrives, productionY];
const { lines: earlierReleases } = computeOtherReleases(stages, route, {
  nearest: { before: -0.85 },
  fastestFrom: 10,
  fastestWidth: 0,
  spacing: { current: 0.75, fastest: 0.1 },
  visibleFrom: 0,
});

/** The observe half: minutes on its time axis since the first failed check, and the stops of the recovery. */
const observeMinutes = 10.4;
const recovery = computeStops(0.25, stages, 0.5 / 66, [1.25, 2, 2]);
const [alerted, suggested, approved, restored] = recovery;
const recoveredAt = restored.arrives;
const objective = 10;

/** So far right or left that the section clips it. */
const overflow = 30;
const pine = 'var(--pine)';

/**
 * One incident in two halves whose lines join up: a release arrives and fails its health checks, and the previous
 * one is restored. `earlier-releases` and `cause` are separate because incident.css fades the first and hides the
 * second on phones.
 */
export const incidentParts = {
  launch: <Launch />,
  'earlier-releases': (
    <Plot minutes={launchMinutes}>
      <Stroke strokeOpacity="0.4" d={earlierReleases.map(polyline).join('')} />
      <Stroke stroke={pine} strokeWidth="2" d={`M0 ${productionY}H${route.arrives}`} />
    </Plot>
  ),
  observe: <Observe />,
  cause: (
    <Positioned minutes={observeMinutes} at={arrivalAt(suggested)}>
      <Note fill="currentColor" x="12" y="19" text={labels.cause} />
    </Positioned>
  ),
};

function Launch() {
  return (
    <>
      <Plot minutes={launchMinutes}>
        <Stroke stroke={pine} strokeWidth="2" d={`M${live.join(' ')}l.4 15H${overflow}`} />
        <Stroke strokeWidth="6" d={polyline(linePoints(release))} />
        <Stroke stroke={pine} strokeWidth="6" d={`M${live.join(' ')}H${overflow}`} />
        <Rings name="ring" at={release.slice(0, -1).map(arrivalAt)} />
        <Rings name="arrival" stroke={pine} at={[live]} />
        {/* The section or the other half clips those past the edge. */}
        <HealthChecks minutes={Array.from({ length: 16 }, (_, minute) => minute + 0.5)} />
      </Plot>
      <TimeArrow />
      <Positioned minutes={launchMinutes} at={live}>
        <Note x="12" y="-14" text={labels.thisRelease} />
      </Positioned>
      <Positioned minutes={launchMinutes} at={[route.arrives, standbyY]}>
        {labels.previous.map((text, line) => (
          <Note key={text} x="12" y="19" dy={`${line}rem`} text={text} />
        ))}
      </Positioned>
    </>
  );
}

function Observe() {
  const minutes = observeMinutes;
  return (
    <>
      <Plot minutes={minutes}>
        <path fill={pine} fillOpacity=".1" d={`M0 ${healthY}H${objective}V${height}H0z`} />
        <Stroke stroke={pine} strokeWidth="1.5" d={`M${objective} ${healthY}V${height}`} />
        <Stroke
          strokeOpacity="0.55"
          d={repeatPath(2 * objective + 1, (half) => `M${half / 2} ${height}v${half % 4 ? 5 : 9}`)}
        />
        <Stroke
          stroke={pine}
          strokeWidth="2"
          d={`M-${overflow} ${standbyY}H${recoveredAt - 0.3}L${recoveredAt} ${productionY}`}
        />
        <Stroke
          strokeWidth="6"
          d={polyline([[0, productionY], ...linePoints(recovery).slice(0, -1)])}
        />
        <Stroke
          stroke={pine}
          strokeWidth="6"
          d={`M${approved.leaves} ${approvedY}L${recoveredAt} ${productionY}H${overflow}M-${overflow} ${productionY}H0`}
        />
        {/* The last check that passes, and those since the recovery. */}
        <HealthChecks minutes={[-1, ...Array.from({ length: 13 }, (_, at) => recoveredAt + at)]} />
      </Plot>
      <FailingChecks />
      {[0, 2, 4, 6, 8, 10].map((minute) => (
        <Positioned key={minute} minutes={minutes} at={[minute, height]}>
          <text fontSize="0.90625rem" fill="var(--muted)" textAnchor="middle" y="27">
            {minute}
          </text>
        </Positioned>
      ))}
      <Positioned minutes={minutes} at={arrivalAt(alerted)}>
        <circle fill="currentColor" r="10" />
        <Glyph d="M0-5v5.5m0 4v.1" />
      </Positioned>
      <Positioned minutes={minutes} at={[approved.leaves, approvedY]}>
        <circle fill={pine} r="12" />
        <Glyph d="M-5 .3l3.6 4l6.8-8" />
      </Positioned>
      <Plot minutes={minutes}>
        <Rings name="ring" at={[[0, productionY], arrivalAt(suggested), arrivalAt(approved)]} />
        <Rings name="arrival" stroke={pine} at={[arrivalAt(restored)]} />
      </Plot>
      <Positioned minutes={minutes} at={arrivalAt(restored)}>
        <Note textAnchor="end" x="12" y="-21" text={labels.rolledBack} />
      </Positioned>
      <Positioned minutes={minutes} at={[objective, height]}>
        {labels.objective.map((text, line) => (
          <Note key={text} textAnchor="end" x="-8" y="-10" dy={`${line - 1}rem`} text={text} />
        ))}
      </Positioned>
    </>
  );
}

/** Follows the time axis's label. */
function TimeArrow() {
  return (
    <svg x="-3.5rem" y="100%" overflow="visible">
      <svg y="1.25rem" overflow="visible">
        <path stroke="var(--muted)" d="M0 0h34m-5-5 5 5-5 5" />
      </svg>
    </svg>
  );
}

/** A cross a minute until the recovery. A dotted line leads from the first to the release that failed. */
function FailingChecks() {
  return (
    <>
      {/* Outside the scaled plot, where dots would lose their shape. */}
      <line
        stroke="currentColor"
        strokeWidth="2"
        shapeRendering="crispEdges"
        strokeDasharray="2 4"
        y1={percent((healthY + 4) / height)}
        y2={percent((productionY - 9) / height)}
      />
      {Array.from({ length: recoveredAt }, (_, minute) => (
        <Positioned key={minute} minutes={observeMinutes} at={[minute, healthY - 7]}>
          <path stroke="currentColor" strokeWidth={minute === 0 ? 3 : 1.5} d={cross([0, 0], 4.5)} />
        </Positioned>
      ))}
    </>
  );
}

function Plot({ x, minutes, children }: { x?: string; minutes: number; children: ReactNode }) {
  return (
    <FluidSvg x={x} width={minutes} height={height}>
      {children}
    </FluidSvg>
  );
}

function HealthChecks({ minutes }: { minutes: readonly number[] }) {
  const d = minutes.map((minute) => `M${minute} ${healthY}v-12`).join('');
  return <Stroke stroke={pine} strokeWidth="2.5" d={d} />;
}

/** Positions its children on the scaled plot without scaling them. */
function Positioned({
  minutes,
  at: [x, y],
  children,
}: {
  minutes: number;
  at: Point;
  children: ReactNode;
}) {
  return (
    <svg x={percent(x / minutes)} y={percent(y / height)} overflow="visible">
      {children}
    </svg>
  );
}

/** White on a disc. */
function Glyph({ d }: { d: string }) {
  return <path stroke="var(--paper)" strokeWidth="2.5" strokeLinecap="round" d={d} />;
}

/** A label. Stack several lines with `dy` in rem. */
function Note({ text, ...props }: { text: string } & SVGProps<SVGTextElement>) {
  return (
    <text fontSize="0.96875rem" fontWeight="600" fill={pine} {...props}>
      {text}
    </text>
  );
}
