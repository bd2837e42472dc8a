import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { useVisitorLine } from '#app/browser/visitor-line.ts';
import { lineThrough } from '#app/drawings/climb.ts';
import { percent, polyline } from '#app/drawings/path.ts';
import { measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { stageKeys } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { desktop, phone } from './geometry/graph-layouts.ts';

/** A faster line would make our own release, 16 hours on this axis, look slow. */
const minHours = 24;

/** The width of an hour, in pixels. The axis has a mark every 20. */
const hour = { desktop: 20, phone: 10 };

/** The visitor's line, from the current release's push, with hours as marks on the axis. */
export function YoursToday() {
  const hours = useVisitorLine()?.hours;
  const isPhone = useMediaQuery('(width < 43.75em)', false);
  const line = hours && measureLine(hours);
  if (!line || line.total < minHours) return null;

  const { rows, route, width, height, name } = isPhone ? phone : desktop;
  const across = (hours: number) => route.departs + hours * hour[isPhone ? 'phone' : 'desktop'];
  const stops = line.stops.map(({ arrives, leaves }, at) => ({
    y: rows[stageKeys[at] ?? 'push'],
    arrives: across(arrives),
    leaves: across(leaves),
  }));
  const path = polyline(lineThrough(stops));
  // The label goes below the longest wait that begins well within the window.
  const labelled = stops
    .filter(({ arrives }) => arrives < width * 0.7)
    .reduce((a, b) => (b.leaves - b.arrives > a.leaves - a.arrives ? b : a));

  return (
    <>
      <div className={`graph-drawing graph-${name}`} aria-hidden="true">
        <svg className="yours-today" viewBox={`0 0 ${width} ${height}`}>
          <path className="yours-today-casing" d={path} />
          <path d={path} />
          {stops.slice(0, -1).map(({ y, arrives }) => (
            <circle key={y} cx={arrives} cy={y} r="5" />
          ))}
        </svg>
      </div>
      <a
        className="yours-today-label"
        href="#approach"
        style={{
          ...(!isPhone && {
            left: `min(${percent(labelled.arrives / width)} + 1.25rem, 100% - 9.5rem)`,
          }),
          top: percent(labelled.y / height),
        }}
      >
        {visitorLine.inHero(line.total)}
      </a>
      <span className="graph-scale">{visitorLine.scale[isPhone ? 2 : 1]}</span>
    </>
  );
}
