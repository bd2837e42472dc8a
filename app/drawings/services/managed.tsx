import { Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { type Point, polyline, repeatPath } from '#app/drawings/path.ts';
import { endX, highlight, Lines, Plot, Rows, strokes } from '#app/drawings/service-primitives.tsx';
import { services } from '#content/services.ts';

const labels = services.managed.drawing;

/** The rows, from the top down. */
const service = { label: labels.service, y: 36 };
const confirmed = { label: labels.confirmed, y: 88 };
const suggested = { label: labels.suggested, y: 140 };
const alert = { label: labels.alert, y: 192 };
const patching = { label: labels.patching, y: 264 };

/** The incident's line, from the service's failure until the incident is closed. It is level where work waits. */
const closedX = 480;
const incident: readonly Point[] = [
  [0, service.y],
  [58, alert.y],
  [106, alert.y],
  [144, suggested.y],
  [250, suggested.y],
  [288, confirmed.y],
  [442, confirmed.y],
  [closedX, service.y],
];
const stepStarts = incident.filter(([, y], index) => y !== incident[index - 1]?.[1]);

/** The x at which the short row labels end, and the long ones (px). */
const shortLabelsEnd = 76;
const longLabelsEnd = 156;

export function Drawing() {
  return (
    <>
      <Rows rows={[service, confirmed, suggested, alert, patching]} />
      <Stroke
        {...strokes.ticks}
        d={repeatPath(80, (index) => `M${shortLabelsEnd + index * 14} ${patching.y}v-12`)}
      />
      <Stroke {...strokes.primary} d={`M${shortLabelsEnd} ${service.y}H${longLabelsEnd}`} />
      <Plot left={longLabelsEnd}>
        <Lines>
          <Stroke {...strokes.primary} d={`M${closedX} ${service.y}H${endX}`} />
          <Stroke {...strokes.highlighted} d={polyline(incident)} />
          <Rings stroke={highlight} at={stepStarts} />
        </Lines>
        <Label dx={12} y={service.y - 10}>
          {labels.incident}
        </Label>
        <Label x={closedX} dx={-8} y={service.y - 10} textAnchor="end">
          {labels.closed}
        </Label>
      </Plot>
    </>
  );
}
