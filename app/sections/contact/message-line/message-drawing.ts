import { type Point, polyline } from '#app/drawings/services/geometry.ts';
import styles from './message-drawing.css?inline';
import { type MessageRoute, messageRoute } from './message-route.ts';

/** How far a message has come: how many of its fields are written, or what became of it since. */
type Stage = number | 'sending' | 'stored' | 'failed';

/** From a station back to the words before it, at least. */
const air = 10;

/** Draws a message's line beside the words for its stations. What it returns is told how far the message is. */
export function drawBeside(list: HTMLElement, fields: number): (stage: Stage) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const drawing = make('svg', 'drawing');
  drawing.ariaHidden = 'true';
  list.after(drawing);

  let stage: Stage = 0;
  let route: MessageRoute | undefined;
  const show = (next: Stage) => {
    stage = next;
    drawing.dataset['stage'] = String(stage);
    if (route) drawing.style.setProperty('--reach', `${lengthAt(stage, route)}px`);
  };

  const parts = new Map<string, SVGElement>();
  const lay = ([part, path]: [string, string]) => {
    const element = parts.get(part) ?? drawing.appendChild(make('path', part));
    parts.set(part, element);
    element.setAttribute('d', path);
  };
  new ResizeObserver(() => {
    const words = [...list.children] as HTMLElement[];
    const rows = words.map((item) => item.offsetTop + item.offsetHeight - list.offsetTop - 0.5);
    const width = list.clientWidth;
    route = messageRoute({ width, rows, foot: list.clientHeight }, fields);
    Object.entries(pathsOf(route, width)).forEach(lay);
    const { stations } = route;
    const mirrored = getComputedStyle(list).direction === 'rtl';
    const hasRoom = words.every(
      (item, at) => lengthOf(item, mirrored) + air < (stations[at]?.[0] ?? 0),
    );
    drawing.toggleAttribute('data-mirrored', mirrored);
    drawing.style.visibility = hasRoom ? '' : 'hidden';
    drawing.style.top = `${list.offsetTop}px`;
    show(stage);
  }).observe(list);
  return show;
}

function lengthAt(stage: Stage, { lengths: { written, stopped, stored } }: MessageRoute): number {
  if (typeof stage === 'number') return written[stage] ?? 0;
  return stage === 'stored' ? stored : stopped;
}

/** How far its words come, from the side where they begin. */
function lengthOf(item: HTMLElement, mirrored: boolean): number {
  const range = document.createRange();
  range.selectNodeContents(item);
  const words = range.getBoundingClientRect();
  const row = item.getBoundingClientRect();
  return mirrored ? row.right - words.left : words.right - row.left;
}

/** From back to front. */
function pathsOf({ toStored, onwards, stations, stopped: [x, y] }: MessageRoute, width: number) {
  const [, stored] = stations;
  const kept = `${dots([stored])}H${width}`;
  return {
    route: polyline(toStored),
    ahead: polyline(onwards),
    line: polyline(toStored),
    stations: dots(stations),
    'station-middles': dots(stations),
    head: polyline(toStored),
    failure: `M${x - 5} ${y - 5}l10 10m-10 0l10-10`,
    fall: `M${x + 10} ${y}q16 0 16 14m-5-5l5 5l5-5`,
    'kept-bed': kept,
    kept,
    'kept-ring': dots([stored]),
    'kept-station': dots([stored]),
  };
}

/** Lines without a length, whose ends are round. */
function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${x} ${y}h0`).join('');
}

function make<Name extends 'svg' | 'path'>(name: Name, part: string): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute('class', `message-${part}`);
  return element;
}
