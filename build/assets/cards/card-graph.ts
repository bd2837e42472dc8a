import { cardSize, openingGraph as graph } from '#app/drawings/opening-graph/composition.ts';
import { fadeBeside } from '#app/drawings/opening-graph/fade.ts';
import { stageOrder } from '#app/drawings/release-graph/geometry/composition.ts';
import {
  backupSquares,
  fastestReleases,
  healthTicks,
  liveTrack,
  replicaTracks,
} from '#app/drawings/release-graph/geometry/marks.ts';
import { pastReleasesPath } from '#app/drawings/release-graph/geometry/past-releases.ts';
import { arrival, routePoints, stations } from '#app/drawings/release-graph/geometry/route.ts';
import { polyline } from '#app/drawings/release-graph/geometry/svg-path.ts';
import { circle, el, group, rect } from '#build/assets/svg/svg.ts';
import { colours } from '#content/colours.ts';
import type { CardComposition } from './compositions.ts';

const inks = {
  wheat: { line: colours.ink, live: colours.pine },
  // Pine cannot be seen on ink.
  ink: { line: colours.wheat, live: colours.wheat },
} as const;

/** Strokes are heavier than the hero's: most people meet a card at a third of its size. */
const widths = { heavy: 11, track: 4, station: 4.5, head: 6.5 } as const;

/** The release graph at the moment when the release has arrived. */
export function cardGraph({ ground, view }: CardComposition): string {
  const { line, live } = inks[ground];
  const { x, y } = arrival(graph);
  const string = { stroke: line, 'stroke-opacity': 0.5 };
  const hairlines = stageOrder.map((stage) => `M0 ${graph.rows[stage]}H${graph.reach}`).join('');

  return group(
    { transform: `scale(${view.scale}) translate(${-view.x} ${-view.y})` },
    stroke({ d: hairlines, stroke: line, 'stroke-opacity': 0.26 }),
    stroke({ d: pastReleasesPath(graph), ...string }),
    stroke({ ...attributes(fastestReleases(graph)), ...string }),
    fadeGradient(colours[ground], view.scale),
    rect(0, 0, graph.reach, cardSize.height, 'url(#fade)'),
    stroke({ d: replicaTracks(graph), stroke: live, 'stroke-width': widths.track }),
    stroke({ ...attributes(healthTicks(graph, 'done')), stroke: live }),
    stroke({ ...attributes(backupSquares(graph)), stroke: live }),
    stroke({ d: liveTrack(graph), stroke: live, 'stroke-width': widths.heavy }),
    stroke({ d: polyline(routePoints(graph)), stroke: line, 'stroke-width': widths.heavy }),
    ...stations(graph).map((station) =>
      circle([station.arrives, station.y], graph.marks.station, {
        fill: colours[ground],
        stroke: line,
        'stroke-width': widths.station,
      }),
    ),
    circle([x, y], graph.marks.head, {
      fill: colours.paper,
      stroke: line,
      'stroke-width': widths.head,
    }),
  );
}

function fadeGradient(colour: string, scale: number): string {
  return el(
    'linearGradient',
    { id: 'fade', gradientUnits: 'userSpaceOnUse', ...fadeBeside(graph, scale) },
    el('stop', { 'stop-color': colour }),
    el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  );
}

/** React's names for what repeats as one dashed stroke, in SVG's own. */
function attributes({ strokeWidth, strokeDasharray, ...others }: ReturnType<typeof healthTicks>) {
  return { 'stroke-width': strokeWidth, 'stroke-dasharray': strokeDasharray, ...others };
}

function stroke(attributes: Record<string, string | number>): string {
  return el('path', { fill: 'none', 'stroke-linejoin': 'round', ...attributes });
}
