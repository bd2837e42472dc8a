import { between, type Point, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames } from './geometry.ts';
import { type Composition, label, rows, stations, strings, ticks, track } from './parts.ts';

const words = services.managed.drawing;

const service = { label: words.service, y: 56 };
const suggested = { label: words.suggested, y: 126 };
const confirmed = { label: words.confirmed, y: 196 };
const patching = { label: words.patching, y: 280, tick: 12, gap: 14 };

/** Of the time an incident takes, what goes by on the way down and up; the rest is waiting. */
const legs = { toSuggested: 0.14, atSuggested: 0.12, toConfirmed: 0.14, atConfirmed: 0.34 };

/** Where the service stops and goes on again. */
const compositions = {
  wide: { start: 96, incident: [210, 470] },
  middle: { start: 96, incident: [150, 350] },
  narrow: { start: 76, incident: [104, 246] },
} as const;

export const draw: Composition = (layout) => {
  const { start, incident } = compositions[layout];
  const [stopped, closed] = incident;
  const { reach } = frames[layout];
  const gap: Point[] = [
    [stopped, service.y],
    [closed, service.y],
  ];

  return [
    rows([service, suggested, confirmed, patching], { to: reach }),
    strings(hatch(stopped, closed)),
    ticks(patches(start, reach)),
    track(`M${start} ${service.y}H${stopped}M${closed} ${service.y}H${reach}`),
    track(search(stopped, closed), { tone: 'exception' }),
    stations(gap, { tone: 'exception' }),
    label([stopped, service.y - 18], words.incident),
    label([closed, service.y - 18], words.closed),
  ].join('');
};

/** The way from an alert down to the cause that AI suggests, to the person who confirms it, and back: level where it waits. */
function search(from: number, to: number): Point[] {
  const at = (share: number) => rounded(between(from, to, share));
  const { toSuggested, atSuggested, toConfirmed, atConfirmed } = legs;
  return [
    [from, service.y],
    [at(toSuggested), suggested.y],
    [at(toSuggested + atSuggested), suggested.y],
    [at(toSuggested + atSuggested + toConfirmed), confirmed.y],
    [at(toSuggested + atSuggested + toConfirmed + atConfirmed), confirmed.y],
    [to, service.y],
  ];
}

/** What the gap cost: fine lines from the service's row down to the search. */
function hatch(from: number, to: number): string {
  const gap = 7;
  const line = search(from, to);
  return Array.from({ length: Math.ceil((to - from) / gap) - 1 }, (_, index) => {
    const x = from + (index + 1) * gap;
    const next = line.findIndex(([end]) => end >= x);
    const [a, b] = [line[next - 1] ?? [x, service.y], line[next] ?? [x, service.y]];
    const y = between(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
    return `M${x} ${service.y}V${Math.round(y)}`;
  }).join('');
}

function patches(from: number, to: number): string {
  const { y, tick, gap } = patching;
  return Array.from(
    { length: Math.floor((to - from) / gap) },
    (_, index) => `M${from + index * gap} ${y}v-${tick}`,
  ).join('');
}
