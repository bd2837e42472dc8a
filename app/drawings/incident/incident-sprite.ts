import { percent, polyline } from '#app/drawings/path.ts';
import { incident as words } from '#content/solutions.ts';

/** Heights out of 300; incident.css has the same rows. */
const height = 300;
const rows = { health: 44, production: 102, third: 168, second: 234, first: 300 } as const;
/** Where the previous release waits, just below the line that took its place. */
const ready = rows.production + 15;

/** Minutes across each half's plot: the release's, and those since its health checks failed. */
const span = { launch: 11.9, observe: 10.4 } as const;
type Half = keyof typeof span;

const climb = [
  [0.5, rows.first],
  [1.4, rows.second],
  [2.2, rows.second],
  [3.1, rows.third],
  [4.2, rows.third],
  [5.1, rows.production],
] as const;
const arrival = climb[5][0];

const rescue = [
  [0, rows.production],
  [0.25, rows.first],
  [1.5, rows.first],
  [2, rows.second],
  [4, rows.second],
  [4.5, rows.third],
  [6.5, rows.third],
] as const;
const [failed, alerted, , suggested, , asked, confirmed] = rescue;
const back = 7;
const objective = 10;

/** Far enough right or left for the section to clip it. */
const beyond = 30;

/**
 * One incident in two halves that continue each other: a release arrives, fails its health checks, and
 * the previous one comes back. Across, all lengths are shares of the plot's width, so that it fits any.
 */
export function incidentGroups(): Record<string, string> {
  return {
    launch: launch(),
    past: pastReleases(),
    observe: observe(),
    suspect: note('observe', suggested, words.cause, { x: 12, y: 19 }),
  };
}

function launch(): string {
  return [
    stretched('launch', [
      line(`M${arrival} ${rows.production}l.4 15H${beyond}`, { pine: true, width: 2 }),
      line(polyline(climb), { width: 6 }),
      line(`M${arrival} ${rows.production}H${beyond}`, { pine: true, width: 6 }),
    ]),
    earlierChecks(),
    timeArrow,
    ...[climb[0], climb[1], climb[3]].map((place) => ring('launch', place)),
    ring('launch', climb[5], { pine: true, radius: 10 }),
    note('launch', [arrival, rows.production], words.thisRelease, { pine: true, x: 12, y: -14 }),
    ...words.previous.map((line, index) =>
      note('launch', [arrival, ready], line, { pine: true, x: 12, y: 19, below: index }),
    ),
  ].join('');
}

/** Past releases: the older, the slower their climbs and the longer their waits. */
function pastReleases(): string {
  const lines = Array.from({ length: 12 }, (_, index) => {
    const age = (index + 1) / 12;
    const leg = 0.9 + 1.6 * age;
    const waits = [0.8 + 2.2 * age, 1.1 + 2.8 * age] as const;
    const arrives = arrival - 0.35 - 4.2 * age ** 1.2;
    const times = [0, leg, leg + waits[0], 2 * leg + waits[0]];
    times.push((times[3] ?? 0) + waits[1], 3 * leg + waits[0] + waits[1]);
    const start = arrives - (times[5] ?? 0);
    return polyline(times.map((time, at) => [start + time, climb[at]?.[1] ?? 0]));
  });
  return stretched('launch', [
    line(lines.join(''), { opacity: 0.4 }),
    line(`M0 ${rows.production}H${arrival}`, { pine: true, width: 2 }),
  ]);
}

function observe(): string {
  const crosses = Array.from({ length: back }, (_, minute) =>
    at('observe', [minute, rows.health - 7], cross(minute === 0 ? 3 : 1.5)),
  );
  return [
    stretched('observe', [
      `<path fill="var(--pine)" fill-opacity=".1" d="M0 ${rows.health}H${objective}V${height}H0z"/>`,
      line(`M${objective} ${rows.health}V${height}`, { pine: true, width: 1.5 }),
      line(minutes(), { opacity: 0.55 }),
      line(`M-${beyond} ${ready}H${back - 0.3}L${back} ${rows.production}`, {
        pine: true,
        width: 2,
      }),
      line(polyline(rescue), { width: 6 }),
      line(`M${confirmed[0]} ${rows.third}L${back} ${rows.production}`, { pine: true, width: 6 }),
      line(`M-${beyond} ${rows.production}H0M${back} ${rows.production}H${beyond}`, {
        pine: true,
        width: 6,
      }),
      // The last before they fail, and those from the recovery on.
      healthChecks([-1, ...Array.from({ length: 13 }, (_, minute) => back + minute)]),
    ]),
    dotted('observe', [0, rows.health + 4], [0, rows.production - 9]),
    ...crosses,
    ...[failed, suggested, asked].map((place) => ring('observe', place)),
    at('observe', alerted, alertMark),
    at('observe', confirmed, confirmedMark),
    ring('observe', [back, rows.production], { pine: true, radius: 10 }),
    note('observe', [back, rows.production], words.rolledBack, {
      pine: true,
      anchor: 'end',
      x: 12,
      y: -21,
    }),
    ...words.objective.map((line, index) =>
      note('observe', [objective, height], line, {
        pine: true,
        anchor: 'end',
        x: -8,
        y: -10,
        below: index - 1,
      }),
    ),
    ...[0, 2, 4, 6, 8, 10].map(
      (minute) =>
        `<text font-size="0.90625rem" fill="var(--muted)" text-anchor="middle" x="${share('observe', minute)}" y="100%" dy="27">${minute}</text>`,
    ),
  ].join('');
}

interface Look {
  pine?: boolean;
  width?: number;
  opacity?: number;
}

const colour = (pine?: boolean) => (pine ? 'var(--pine)' : 'currentColor');

/** Lines stretch with the plot; their strokes do not. */
function stretched(half: Half, lines: readonly string[]): string {
  return `<svg viewBox="0 0 ${span[half]} ${height}" preserveAspectRatio="none" width="100%" height="100%" overflow="visible" fill="none" stroke-linejoin="round">${lines.join('')}</svg>`;
}

function line(path: string, { pine, width = 1, opacity }: Look): string {
  const look = opacity ? ` stroke-opacity="${opacity}"` : '';
  return `<path vector-effect="non-scaling-stroke" stroke="${colour(pine)}" stroke-width="${width}"${look} d="${path}"/>`;
}

function healthChecks(minutes: readonly number[]): string {
  const ticks = minutes.map((minute) => `M${minute} ${rows.health}v-12`);
  return line(ticks.join(''), { pine: true, width: 2.5 });
}

/**
 * Counted back from the failure, which is a gap and the other half's labels away: from the last that
 * stands clear of those labels. Cut off where the plot begins.
 */
function earlierChecks(): string {
  const ticks = healthChecks(Array.from({ length: 20 }, (_, minute) => -5 - minute));
  return `<svg width="200%" overflow="hidden"><svg x="50%" overflow="visible"><svg x="14rem" viewBox="0 0 ${2 * span.launch} ${height}" preserveAspectRatio="none" overflow="visible">${ticks}</svg></svg></svg>`;
}

function minutes(): string {
  return Array.from(
    { length: 2 * objective + 1 },
    (_, half) => `M${half / 2} ${height}v${half % 4 ? 5 : 9}`,
  ).join('');
}

type Place = readonly [minute: number, y: number];

const share = (half: Half, minute: number) => percent(minute / span[half]);
const level = (y: number) => percent(y / height);

/** Outside the stretched plot, where dots would lose their shape. */
function dotted(half: Half, from: Place, to: Place): string {
  const [x1, x2] = [from, to].map(([minute]) => share(half, minute));
  const [y1, y2] = [from, to].map(([, y]) => level(y));
  return `<line stroke="currentColor" stroke-width="2" shape-rendering="crispEdges" stroke-dasharray="2 4" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
}

/** Places a mark on the stretched lines without stretching it. */
function at(half: Half, [minute, y]: Place, mark: string): string {
  return `<svg x="${share(half, minute)}" y="${level(y)}" overflow="visible">${mark}</svg>`;
}

function ring(half: Half, place: Place, { pine = false, radius = 7.5 } = {}): string {
  return at(
    half,
    place,
    `<circle fill="var(--paper)" stroke="${colour(pine)}" stroke-width="${pine ? 4.5 : 3.5}" r="${radius}"/>`,
  );
}

interface NoteOptions {
  pine?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** Where the words begin, or end, and their baseline (px), which the drawing's size does not change. */
  x: number;
  y: number;
  /** How many lines of text lower. */
  below?: number;
}

function note(
  half: Half,
  place: Place,
  text: string,
  { pine, anchor = 'start', x, y, below = 0 }: NoteOptions,
): string {
  return at(
    half,
    place,
    `<text font-size="0.96875rem" font-weight="600" fill="${colour(pine)}" text-anchor="${anchor}" x="${x}" y="${y}" dy="${below}rem">${text}</text>`,
  );
}

/** After its word. */
const timeArrow =
  '<svg x="-3.5rem" y="100%" overflow="visible"><svg y="1.25rem" overflow="visible"><path fill="none" stroke="var(--muted)" stroke-linejoin="round" d="M0 0h34m-5-5 5 5-5 5"/></svg></svg>';

const cross = (width: number) =>
  `<path stroke="currentColor" stroke-width="${width}" d="M-4.5-4.5l9 9m0-9l-9 9"/>`;

const alertMark =
  '<circle fill="currentColor" r="10"/><path stroke="var(--paper)" stroke-width="2.5" stroke-linecap="round" d="M0-5v5.5m0 4v.1"/>';

const confirmedMark =
  '<circle fill="var(--pine)" r="12"/><path fill="none" stroke="var(--paper)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M-5 .3l3.6 4l6.8-8"/>';
