import type { ReactNode, SVGProps } from 'react';
import { climb, lineThrough, type Stop } from '#app/drawings/climb.ts';
import { percent, polyline, repeated } from '#app/drawings/path.ts';
import { FluidSvg } from '#app/drawings/fluid-svg.tsx';
import { incident as words } from '#content/solutions.ts';

/** Heights out of 300; incident.css has the same rows. */
const height = 300;
const health = 44;
const stages = [{ y: 300 }, { y: 234 }, { y: 168 }, { y: 102 }] as const;
const [, , , { y: production }] = stages;
const spacing = 66;
/** Where the previous release stands by, just below the line that replaced it. */
const ready = production + 15;

/** The release's half: the minutes that it spans, and the way into production. */
const launchMinutes = 11.9;
const release = arrivingAt(5.1, 0);
const [pushed, previewed, staged, live] = release;

/** The incident's half: the minutes that it spans since health checks failed, and the way back. */
const observeMinutes = 10.4;
const rescue = climb(0.25, stages, 0.5 / spacing, [1.25, 2, 2]);
const [alerted, suggested, asked, restored] = rescue;
const back = restored.arrives;
const objective = 10;

/** So far right or left that the section clips it. */
const beyond = 30;

const arrivalRing = <circle fill="var(--paper)" stroke="var(--pine)" strokeWidth="4.5" r="10" />;

/**
 * One incident in two halves, whose lines continue: a release arrives, fails its health checks, and the
 * previous one comes back. `past` and `suspect` are parts of their own because the style sheet fades one and
 * hides the other. Horizontal lengths are shares of the plot's width, so that it fits any.
 */
export const incidentParts = {
  launch: <Launch />,
  past: (
    <Plot minutes={launchMinutes}>
      <Line opacity={0.4} d={repeated(12, (older) => earlierRelease((older + 1) / 12))} />
      <Line pine width={2} d={`M0 ${production}H${live.arrives}`} />
    </Plot>
  ),
  observe: <Observe />,
  suspect: (
    <At minutes={observeMinutes} {...suggested}>
      <Note fill="currentColor" x="12" y="19" text={words.cause} />
    </At>
  ),
};

function Launch() {
  return (
    <>
      <Plot minutes={launchMinutes}>
        <Line pine width={2} d={`M${live.arrives} ${production}l.4 15H${beyond}`} />
        <Line width={6} d={polyline(lineThrough(release))} />
        <Line pine width={6} d={`M${live.arrives} ${production}H${beyond}`} />
      </Plot>
      <EarlierChecks />
      <TimeArrow />
      <Rings minutes={launchMinutes} stops={[pushed, previewed, staged]} />
      <At minutes={launchMinutes} {...live}>
        {arrivalRing}
        <Note x="12" y="-14" text={words.thisRelease} />
      </At>
      <At minutes={launchMinutes} arrives={live.arrives} y={ready}>
        {words.previous.map((text, line) => (
          <Note key={text} x="12" y="19" dy={`${line}rem`} text={text} />
        ))}
      </At>
    </>
  );
}

function Observe() {
  const minutes = observeMinutes;
  return (
    <>
      <Plot minutes={minutes}>
        <path fill="var(--pine)" fillOpacity=".1" d={`M0 ${health}H${objective}V${height}H0z`} />
        <Line pine width={1.5} d={`M${objective} ${health}V${height}`} />
        <Line
          opacity={0.55}
          d={repeated(2 * objective + 1, (half) => `M${half / 2} ${height}v${half % 4 ? 5 : 9}`)}
        />
        <Line pine width={2} d={`M-${beyond} ${ready}H${back - 0.3}L${back} ${production}`} />
        <Line width={6} d={polyline([[0, production], ...lineThrough(rescue).slice(0, -1)])} />
        <Line pine width={6} d={`M${asked.leaves} ${asked.y}L${back} ${production}`} />
        <Line pine width={6} d={`M-${beyond} ${production}H0M${back} ${production}H${beyond}`} />
        {/* The last check that passes, and those since the recovery. */}
        <Line
          pine
          width={2.5}
          d={`${healthCheck(-1)}${repeated(13, (minute) => healthCheck(back + minute))}`}
        />
      </Plot>
      <FailingChecks />
      {[0, 2, 4, 6, 8, 10].map((minute) => (
        <At key={minute} minutes={minutes} arrives={minute} y={height}>
          <text fontSize="0.90625rem" fill="var(--muted)" textAnchor="middle" y="27">
            {minute}
          </text>
        </At>
      ))}
      <At minutes={minutes} {...alerted}>
        <circle fill="currentColor" r="10" />
        <Glyph d="M0-5v5.5m0 4v.1" />
      </At>
      <At minutes={minutes} arrives={asked.leaves} y={asked.y}>
        <circle fill="var(--pine)" r="12" />
        <Glyph d="M-5 .3l3.6 4l6.8-8" />
      </At>
      <Rings minutes={minutes} stops={[{ arrives: 0, y: production }, suggested, asked]} />
      <At minutes={minutes} {...restored}>
        {arrivalRing}
        <Note textAnchor="end" x="12" y="-21" text={words.rolledBack} />
      </At>
      <At minutes={minutes} arrives={objective} y={height}>
        {words.objective.map((text, line) => (
          <Note key={text} textAnchor="end" x="-8" y="-10" dy={`${line - 1}rem`} text={text} />
        ))}
      </At>
    </>
  );
}

/** An older release (`age` up to 1) climbs more slowly and waits longer. */
function arrivingAt(arrives: number, age: number) {
  const leg = 0.9 + 1.6 * age;
  const waits = [0, 0.8 + 2.2 * age, 1.1 + 2.8 * age] as const;
  return climb(arrives - 3 * leg - waits[1] - waits[2], stages, leg / spacing, waits);
}

/** Returns path data for a release before this one. */
function earlierRelease(age: number): string {
  return polyline(lineThrough(arrivingAt(live.arrives - 0.35 - 4.2 * age ** 1.2, age)));
}

/** The checks before the incident, up to the other half's labels, 14rem from its edge. The plot's edge clips them. */
function EarlierChecks() {
  return (
    <svg width="200%" overflow="hidden">
      <svg x="50%" overflow="visible">
        <Plot x="14rem" minutes={2 * launchMinutes}>
          <Line pine width={2.5} d={repeated(20, (minute) => healthCheck(-5 - minute))} />
        </Plot>
      </svg>
    </svg>
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
      {/* Outside the stretched plot, where dots would lose their shape. */}
      <line
        stroke="currentColor"
        strokeWidth="2"
        shapeRendering="crispEdges"
        strokeDasharray="2 4"
        y1={percent((health + 4) / height)}
        y2={percent((production - 9) / height)}
      />
      {Array.from({ length: back }, (_, minute) => (
        <At key={minute} minutes={observeMinutes} arrives={minute} y={health - 7}>
          <path
            stroke="currentColor"
            strokeWidth={minute === 0 ? 3 : 1.5}
            d="M-4.5-4.5l9 9m0-9l-9 9"
          />
        </At>
      ))}
    </>
  );
}

function Plot({ x, minutes, children }: { x?: string; minutes: number; children: ReactNode }) {
  return (
    <FluidSvg x={x} width={minutes} height={height} overflow="visible">
      {children}
    </FluidSvg>
  );
}

interface LineProps {
  d: string;
  pine?: boolean;
  width?: number;
  opacity?: number;
}

/** Stretches with the plot, but for its stroke. */
function Line({ d, pine, width = 1, opacity }: LineProps) {
  return (
    <path
      vectorEffect="non-scaling-stroke"
      stroke={pine ? 'var(--pine)' : 'currentColor'}
      strokeWidth={width}
      strokeOpacity={opacity}
      d={d}
    />
  );
}

function healthCheck(minute: number): string {
  return `M${minute} ${health}v-12`;
}

type Place = Pick<Stop, 'arrives' | 'y'>;

/** Places marks on the stretched lines, unstretched. */
function At({ minutes, arrives, y, children }: Place & { minutes: number; children: ReactNode }) {
  return (
    <svg x={percent(arrives / minutes)} y={percent(y / height)} overflow="visible">
      {children}
    </svg>
  );
}

function Rings({ minutes, stops }: { minutes: number; stops: readonly Place[] }) {
  return stops.map(({ arrives, y }) => (
    <At key={arrives} minutes={minutes} arrives={arrives} y={y}>
      <circle fill="var(--paper)" stroke="currentColor" strokeWidth="3.5" r="7.5" />
    </At>
  ));
}

/** White on a disc. */
function Glyph({ d }: { d: string }) {
  return <path stroke="var(--paper)" strokeWidth="2.5" strokeLinecap="round" d={d} />;
}

/** Does not stretch. `dy` tells lines of text apart, in rem. */
function Note({ text, ...props }: { text: string } & SVGProps<SVGTextElement>) {
  return (
    <text fontSize="0.96875rem" fontWeight="600" fill="var(--pine)" {...props}>
      {text}
    </text>
  );
}
