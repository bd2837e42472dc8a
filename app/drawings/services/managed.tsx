import { between, type Point, polyline, repeated } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { highlight, Label, type PanelSize, RowLines, reach, Stations, strokes } from './parts.tsx';

const words = services.managed.drawing;

/** From the lowest up, as in the solutions' incident. */
const alert = { label: words.alert, y: 192 };
const suggested = { label: words.suggested, y: 140 };
const confirmed = { label: words.confirmed, y: 88 };
const service = { label: words.service, y: 36 };
const patching = { label: words.patching, y: 264 };

/** The course of an incident over its duration (0 to 1). It waits where it is level. */
const incident = [
  [0, service],
  [0.12, alert],
  [0.22, alert],
  [0.3, suggested],
  [0.52, suggested],
  [0.6, confirmed],
  [0.92, confirmed],
  [1, service],
] as const;

/** Where the service's line starts, is interrupted and continues. */
const layouts = {
  wide: { start: 96, stopped: 210, closed: 530 },
  middle: { start: 96, stopped: 180, closed: 360 },
  narrow: { start: 76, stopped: 162, closed: 268 },
} as const;

export function Drawing({ size }: { size: PanelSize }) {
  const { start, stopped, closed } = layouts[size];
  const course = incident.map(([share, { y }]): Point => [between(stopped, closed, share), y]);
  const turns = course.filter(([, y], index) => y !== course[index - 1]?.[1]);

  const patches = repeated(
    Math.floor((reach - start) / 14),
    (index) => `M${start + index * 14} ${patching.y}v-12`,
  );

  return (
    <>
      <RowLines rows={[service, confirmed, suggested, alert, patching]} />
      <path {...strokes.ticks} d={patches} />
      <path
        {...strokes.track}
        d={`M${start} ${service.y}H${stopped}M${closed} ${service.y}H${reach}`}
      />
      <path {...strokes.highlighted} d={polyline(course)} />
      <Stations stroke={highlight} at={turns} />
      <Label at={[stopped + 12, service.y - 10]} text={words.incident} />
      <Label at={[closed + 12, service.y - 10]} text={words.closed} />
    </>
  );
}
