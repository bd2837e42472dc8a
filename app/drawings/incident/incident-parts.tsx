import type { ReactNode } from 'react';
import { percent, polyline } from '#app/drawings/path.ts';
import { incident as words } from '#content/solutions.ts';

/** Heights out of 300; incident.css has the same rows. */
const height = 300;
const rows = { health: 44, production: 102, third: 168, second: 234, first: 300 } as const;
/** Where the previous release waits, just below the line that took its place. */
const ready = rows.production + 15;

/** A minute and a height. */
type Place = readonly [minute: number, y: number];

/** The release's minutes, and its way into production. */
const launchMinutes = 11.9;
const climb = [
  [0.5, rows.first],
  [1.4, rows.second],
  [2.2, rows.second],
  [3.1, rows.third],
  [4.2, rows.third],
  [5.1, rows.production],
] as const satisfies readonly Place[];
const [pushed, previewed, , staged, , live] = climb;
const [arrival] = live;

/** The minutes since its health checks failed, and the way back. */
const observeMinutes = 10.4;
const rescue = [
  [0, rows.production],
  [0.25, rows.first],
  [1.5, rows.first],
  [2, rows.second],
  [4, rows.second],
  [4.5, rows.third],
  [6.5, rows.third],
] as const satisfies readonly Place[];
const [failed, alerted, , suggested, , asked, confirmed] = rescue;
const restored = [7, rows.production] as const satisfies Place;
const [back] = restored;
const objective = 10;

/** Far enough right or left for the section to clip it. */
const beyond = 30;

/** A half of the incident, or what a page shows of it by itself. */
interface Part {
  /** Minutes across the plot. */
  minutes: number;
  /** Stretched with the plot; their strokes are not. */
  area?: string;
  lines?: readonly LineProps[];
  /** Where it stops on its way, and where it arrives. */
  stops?: readonly Place[];
  arrives?: Place;
  notes?: readonly NoteProps[];
  children?: ReactNode;
}

const launch: Part = {
  minutes: launchMinutes,
  lines: [
    { pine: true, width: 2, d: `M${arrival} ${rows.production}l.4 15H${beyond}` },
    { width: 6, d: polyline(climb) },
    { pine: true, width: 6, d: `M${arrival} ${rows.production}H${beyond}` },
  ],
  stops: [pushed, previewed, staged],
  arrives: live,
  notes: [
    { at: live, pine: true, x: 12, y: -14, text: words.thisRelease },
    ...words.previous.map((text, line) => {
      return { at: [arrival, ready] as const, pine: true, x: 12, y: 19, line, text };
    }),
  ],
};

const previousReleases: Part = {
  minutes: launchMinutes,
  lines: [
    { opacity: 0.4, d: Array.from({ length: 12 }, (_, age) => slower((age + 1) / 12)).join('') },
    { pine: true, width: 2, d: `M0 ${rows.production}H${arrival}` },
  ],
};

const observe: Part = {
  minutes: observeMinutes,
  area: `M0 ${rows.health}H${objective}V${height}H0z`,
  lines: [
    { pine: true, width: 1.5, d: `M${objective} ${rows.health}V${height}` },
    { opacity: 0.55, d: minuteTicks() },
    { pine: true, width: 2, d: `M-${beyond} ${ready}H${back - 0.3}L${back} ${rows.production}` },
    { width: 6, d: polyline(rescue) },
    { pine: true, width: 6, d: `M${confirmed[0]} ${rows.third}L${back} ${rows.production}` },
    {
      pine: true,
      width: 6,
      d: `M-${beyond} ${rows.production}H0M${back} ${rows.production}H${beyond}`,
    },
    // The last before they fail, and those from the recovery on.
    healthChecks([-1, ...Array.from({ length: 13 }, (_, minute) => back + minute)]),
  ],
  stops: [failed, suggested, asked],
  arrives: restored,
  notes: [
    { at: restored, pine: true, anchor: 'end', x: 12, y: -21, text: words.rolledBack },
    ...words.objective.map((text, index) => {
      const [at, anchor] = [[objective, height], 'end'] as const;
      return { at, pine: true, anchor, x: -8, y: -10, line: index - 1, text };
    }),
  ],
};

/** Of its own, because narrow windows have no room for it. */
const suspect: Part = {
  minutes: observeMinutes,
  notes: [{ at: suggested, x: 12, y: 19, text: words.cause }],
};

/**
 * One incident in two halves that continue each other: a release arrives, fails its health checks, and
 * the previous one comes back.
 */
export const incidentParts = {
  launch: (
    <IncidentPart {...launch}>
      <EarlierChecks />
      <TimeArrow />
    </IncidentPart>
  ),
  past: <IncidentPart {...previousReleases} />,
  observe: (
    <IncidentPart {...observe}>
      <FailingChecks />
      <Axis />
      <Alert />
      <Confirmed />
    </IncidentPart>
  ),
  suspect: <IncidentPart {...suspect} />,
};

/** Across, all lengths are shares of the plot's width, so that it fits any. */
function IncidentPart({ minutes, area, lines, stops, arrives, notes, children }: Part) {
  return (
    <>
      {lines && (
        <Plot minutes={minutes}>
          {area && <path fill="var(--pine)" fillOpacity=".1" d={area} />}
          {lines.map((line) => (
            <Line key={line.d} {...line} />
          ))}
        </Plot>
      )}
      {children}
      {stops?.map((place) => (
        <At key={place[0]} minutes={minutes} place={place}>
          <circle fill="var(--paper)" stroke="currentColor" strokeWidth="3.5" r="7.5" />
        </At>
      ))}
      {arrives && (
        <At minutes={minutes} place={arrives}>
          <circle fill="var(--paper)" stroke="var(--pine)" strokeWidth="4.5" r="10" />
        </At>
      )}
      {notes?.map((note) => (
        <At key={note.text} minutes={minutes} place={note.at}>
          <Note {...note} />
        </At>
      ))}
    </>
  );
}

function Plot({ x, minutes, children }: { x?: string; minutes: number; children: ReactNode }) {
  return (
    <svg x={x} viewBox={`0 0 ${minutes} ${height}`} preserveAspectRatio="none" overflow="visible">
      {children}
    </svg>
  );
}

/** Places a mark on the stretched lines without stretching it. */
function At(props: { minutes: number; place: Place; children: ReactNode }) {
  const [minute, y] = props.place;
  return (
    <svg x={percent(minute / props.minutes)} y={percent(y / height)} overflow="visible">
      {props.children}
    </svg>
  );
}

interface LineProps {
  d: string;
  pine?: boolean;
  width?: number;
  opacity?: number;
}

function Line({ d, pine, width = 1, opacity }: LineProps) {
  return (
    <path
      vectorEffect="non-scaling-stroke"
      stroke={colour(pine)}
      strokeWidth={width}
      strokeOpacity={opacity}
      d={d}
    />
  );
}

interface NoteProps {
  at: Place;
  pine?: boolean;
  anchor?: 'start' | 'end';
  /** Where the words begin, or end, and their baseline (px), which the drawing's size does not change. */
  x: number;
  y: number;
  /** How many lines of text lower. */
  line?: number;
  text: string;
}

function Note({ pine, anchor, x, y, line = 0, text }: NoteProps) {
  return (
    <text
      fontSize="0.96875rem"
      fontWeight="600"
      fill={colour(pine)}
      textAnchor={anchor}
      x={x}
      y={y}
      dy={`${line}rem`}
    >
      {text}
    </text>
  );
}

function colour(pine = false): string {
  return pine ? 'var(--pine)' : 'currentColor';
}

/** A release before this one, at an age up to 1: the older, the slower its climbs and the longer its waits. */
function slower(age: number): string {
  const leg = 0.9 + 1.6 * age;
  const waits = [0.8 + 2.2 * age, 1.1 + 2.8 * age] as const;
  const arrives = arrival - 0.35 - 4.2 * age ** 1.2;
  const start = arrives - (3 * leg + waits[0] + waits[1]);
  const times = [0, leg, leg + waits[0], 2 * leg + waits[0], 2 * leg + waits[0] + waits[1]];
  times.push(3 * leg + waits[0] + waits[1]);
  return polyline(times.map((time, at) => [start + time, climb[at]?.[1] ?? 0]));
}

function healthChecks(minutes: readonly number[]): LineProps {
  const ticks = minutes.map((minute) => `M${minute} ${rows.health}v-12`);
  return { pine: true, width: 2.5, d: ticks.join('') };
}

/**
 * The checks of the minutes before the incident. They end where the other half's labels begin, 14rem from
 * its edge, and are clipped at the plot's.
 */
function EarlierChecks() {
  const minutes = Array.from({ length: 20 }, (_, minute) => -5 - minute);
  return (
    <svg width="200%" overflow="hidden">
      <svg x="50%" overflow="visible">
        <Plot x="14rem" minutes={2 * launchMinutes}>
          <Line {...healthChecks(minutes)} />
        </Plot>
      </svg>
    </svg>
  );
}

/** After its word. */
function TimeArrow() {
  return (
    <svg x="-3.5rem" y="100%" overflow="visible">
      <svg y="1.25rem" overflow="visible">
        <path stroke="var(--muted)" d="M0 0h34m-5-5 5 5-5 5" />
      </svg>
    </svg>
  );
}

/** Crosses until the recovery. The first leads to the failed release. */
function FailingChecks() {
  return (
    <>
      {/* Outside the stretched plot, where dots would lose their shape. */}
      <line
        stroke="currentColor"
        strokeWidth="2"
        shapeRendering="crispEdges"
        strokeDasharray="2 4"
        y1={percent((rows.health + 4) / height)}
        y2={percent((rows.production - 9) / height)}
      />
      {Array.from({ length: back }, (_, minute) => minute).map((minute) => (
        <At key={minute} minutes={observeMinutes} place={[minute, rows.health - 7]}>
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

function Axis() {
  return [0, 2, 4, 6, 8, 10].map((minute) => (
    <At key={minute} minutes={observeMinutes} place={[minute, height]}>
      <text fontSize="0.90625rem" fill="var(--muted)" textAnchor="middle" y="27">
        {minute}
      </text>
    </At>
  ));
}

function minuteTicks(): string {
  return Array.from(
    { length: 2 * objective + 1 },
    (_, half) => `M${half / 2} ${height}v${half % 4 ? 5 : 9}`,
  ).join('');
}

function Alert() {
  return (
    <At minutes={observeMinutes} place={alerted}>
      <circle fill="currentColor" r="10" />
      <path stroke="var(--paper)" strokeWidth="2.5" strokeLinecap="round" d="M0-5v5.5m0 4v.1" />
    </At>
  );
}

function Confirmed() {
  return (
    <At minutes={observeMinutes} place={confirmed}>
      <circle fill="var(--pine)" r="12" />
      <path stroke="var(--paper)" strokeWidth="2.5" strokeLinecap="round" d="M-5 .3l3.6 4l6.8-8" />
    </At>
  );
}
