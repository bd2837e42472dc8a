import { desktop } from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { arrival, routeHeight } from '#app/drawings/release-graph/geometry/route.ts';
import { Operations, OtherReleases } from '#app/drawings/release-graph/graph-parts.tsx';
import { Route } from '#app/drawings/release-graph/graph-route.tsx';
import { colours } from '#content/colours.ts';
import type { PageName } from '#content/pages.ts';
import { stageKeys } from '#content/pipeline.ts';
import { cardLayout, cardSize } from './card-layouts.ts';

const palettes = {
  wheat: { line: colours['--ink'], production: colours['--pine'] },
  // Pine cannot be seen on ink.
  ink: { line: colours['--wheat'], production: colours['--wheat'] },
} as const;

/** The hero's graph, without its labels and the two rows that only they explain. Cards are often shown small. */
const layout = {
  ...desktop,
  rows: { ...desktop.rows, backups: 103 },
  marks: { ...desktop.marks, ring: 7.5, dot: 13.5 },
};

/** The release graph at the moment when the release has arrived. */
export function CardGraph({ page }: { page: PageName }) {
  const { background, graph } = cardLayout(page);
  const { line, production } = palettes[background];
  const backgroundColor = colours[`--${background}`];
  const { x, y, scale } = graph;
  const size = { width: cardSize.width / scale, height: cardSize.height / scale };
  const [cx, cy] = arrival(layout);

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${size.width} ${size.height}`}
      {...cardSize}
      fill="none"
      stroke={line}
      strokeLinejoin="round"
    >
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" {...leftOfRoute(scale)}>
        <stop stopColor={backgroundColor} />
        <stop offset="1" stopColor={backgroundColor} stopOpacity="0" />
      </linearGradient>
      <path
        d={stageKeys.map((stage) => `M${x} ${layout.rows[stage]}H${layout.endX}`).join('')}
        strokeOpacity="0.26"
      />
      <g strokeOpacity="0.5">
        <OtherReleases layout={layout} />
      </g>
      <rect x={x} y={y} {...size} stroke="none" fill="url(#fade)" />
      <g stroke={production}>
        <Operations layout={layout} trackWidth={4} productionWidth={10} />
      </g>
      <g strokeWidth="10">
        <Route layout={layout} fill={backgroundColor} strokeWidth="4" />
      </g>
      <circle cx={cx} cy={cy} r={layout.marks.dot} fill={colours['--paper']} strokeWidth="6" />
    </svg>
  );
}

/** A gradient across the route: left of it other releases fade, so that the corner with the title stays plain. */
function leftOfRoute(scale: number) {
  const [x, y] = arrival(layout);
  const [dx, dy] = [x - layout.route.departs, routeHeight(layout)];
  const length = Math.hypot(dx, dy) * scale;
  const pointAt = (px: number) => [x - (dy / length) * px, y - (dx / length) * px] as const;
  const [[x1, y1], [x2, y2]] = [pointAt(230), pointAt(50)];
  return { x1, y1, x2, y2 };
}
