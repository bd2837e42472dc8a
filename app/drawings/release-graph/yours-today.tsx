import { useMediaQuery } from '#app/browser/use-media-query.ts';
import { useVisitorLine } from '#app/browser/visitor-line.ts';
import { between, percent } from '#app/drawings/path.ts';
import { measureLine, pushRow } from '#app/drawings/visitor-line/geometry.ts';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { desktop, phone } from './geometry/graph-layouts.ts';

/** A faster line would make our own release, 16 hours on this axis, look slow. */
const minHours = 24;

/** The visitor's line, from the current release's push, with hours as marks on the axis. */
export function YoursToday() {
  const hours = useVisitorLine()?.hours;
  const isPhone = useMediaQuery(breakpoints.phone, false);
  const line = hours && measureLine(hours);
  if (!line || line.total < minHours) return null;

  const { rows, route, width, height } = isPhone ? phone : desktop;
  // The axis has a mark every 20 pixels.
  const hoursPerMark = isPhone ? 2 : 1;
  const axisHours = ((width - route.departs) / 20) * hoursPerMark;
  const left = route.departs / width;
  const top = rows.production / height;
  const bottom = rows.push / height;
  // Below the longest wait of those that begin well within the window.
  const labelled = line.stops
    .filter(({ arrives }) => arrives < axisHours * 0.6)
    .reduce((a, b) => (b.wait > a.wait ? b : a));
  const start = percent(between(left, 1, labelled.arrives / axisHours));
  const y = between(rows.production, rows.push, labelled.y / pushRow);

  return (
    // Not announced with the slides: its figure changes with every step of a ring.
    <div aria-live="off">
      <div
        className="yours-today"
        style={{ left: percent(left), top: percent(top), bottom: percent(1 - bottom) }}
      >
        <div className="yours-today-casing">
          <VisitorLine line={line} axisHours={axisHours} />
        </div>
        <VisitorLine line={line} axisHours={axisHours} />
      </div>
      <a
        className="yours-today-label"
        href="#approach"
        style={{
          ...(!isPhone && { left: `min(${start} + 1.25rem, 100% - 9.5rem)` }),
          top: percent(y / height),
          // The axis is near.
          ...(rows.push - y < 40 && { translate: '0 -120%' }),
        }}
      >
        {visitorLine.inHero(line.total)}
      </a>
      <span className="graph-scale">{visitorLine.scale[hoursPerMark]}</span>
    </div>
  );
}
