import { desktop } from '#app/drawings/release-graph/graph-layouts.ts';
import { Operations } from '#app/drawings/release-graph/operations.tsx';
import { GraphRoute, OtherReleases } from '#app/drawings/release-graph/releases.tsx';
import { routeStops } from '#app/drawings/release-graph/route.ts';
import { colours } from '#content/colours.ts';
import { cardSize } from './card-size.ts';

const { otherReleases } = desktop;
/** The hero's graph without earlier releases, which would cross the title, and with larger rings for small previews. */
const layout = {
  ...desktop,
  otherReleases: { ...otherReleases, nearest: { ...otherReleases.nearest, before: undefined } },
  marks: { ...desktop.marks, ring: 7.5, dot: 13.5 },
};
const { rows, endX, route, marks } = layout;
const rowLines = routeStops(layout).map(({ arrives, y }) => `M${arrives} ${y}H${endX}`);

export type CardColours = Record<'background' | 'text' | 'line' | 'production', string>;

/** Draws the release graph at the moment when the release has arrived. */
export function CardGraph({ background, line, production }: CardColours) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      // Puts the graph to the right of the title, with the ratio of the card.
      viewBox="-243 43 1091 573"
      {...cardSize}
      fill="none"
      stroke={line}
      strokeLinejoin="round"
    >
      <g strokeOpacity="0.5">
        <path d={rowLines.join('')} />
        <OtherReleases layout={layout} />
      </g>
      <g stroke={production}>
        <Operations layout={layout} trackWidth={4} productionWidth={10} />
      </g>
      <g strokeWidth="10">
        <GraphRoute layout={layout} fill={background} strokeWidth="4" />
      </g>
      <circle
        cx={route.arrives}
        cy={rows.production}
        r={marks.dot}
        fill={colours['--paper']}
        strokeWidth="6"
      />
    </svg>
  );
}
