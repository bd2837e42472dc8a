import type { Composition } from '#app/drawings/release-graph/geometry/composition.ts';
import { arrival, climb } from '#app/drawings/release-graph/geometry/route.ts';

/** Left of the route, at these distances from it on a card, past releases fade in. */
const fade = { from: 230, to: 50 } as const;

/** A gradient across the route's direction, so that the corner with the words stays plain. */
export function fadeBeside(graph: Composition, scale: number) {
  const { x, y } = arrival(graph);
  const [across, up] = [x - graph.route.departs, climb(graph)];
  const length = Math.hypot(across, up) * scale;
  const leftOfRoute = (distance: number) =>
    [x - (up / length) * distance, y - (across / length) * distance] as const;
  const [[x1, y1], [x2, y2]] = [leftOfRoute(fade.from), leftOfRoute(fade.to)];
  return { x1, y1, x2, y2 };
}
