import { graphs } from 'virtual:drawings';
import type { Composition } from './geometry/composition.ts';
import { routePoints } from './geometry/route.ts';
import { polyline } from './geometry/svg-path.ts';
import { runParts } from './graph-sprite.ts';
import { GraphStations } from './graph-stations.tsx';

/**
 * What the current release does, as it has done it: the layer that the present moment uncovers.
 * The wipe moves and hides what lies beyond it; its content moves against it and so stands still.
 * Both are plain transforms of HTML, which the compositor runs alone; a moving clipPath would be
 * painted anew for every frame.
 */
export function GraphRun({ composition }: { composition: Composition }) {
  const { name, width, height } = composition;
  return (
    <div className="graph-wipe">
      <div className="graph-hold">
        <svg className="graph-run" viewBox={`0 0 ${width} ${height}`}>
          {runParts.map((part) => (
            <use key={part} href={`${graphs}#${name}-${part}`} />
          ))}
          <path d={polyline(routePoints(composition))} />
          <GraphStations composition={composition} />
        </svg>
      </div>
    </div>
  );
}
