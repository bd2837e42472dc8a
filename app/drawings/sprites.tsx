import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ServiceId, serviceIds } from '#content/services.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { incidentParts } from './incident/incident-parts.tsx';
import { graphParts } from './release-graph/graph-parts.tsx';
import type { PanelSize, ServiceDrawing } from './services/parts.tsx';

/**
 * Renders the drawings that the first paint does not need as two SVG files: in the HTML they would
 * delay it. A page's `<use>` points at one of a file's groups, which inherits the page's font, strokes
 * and custom properties; its rules for classes do not reach it.
 */
export function renderSprites() {
  const services = serviceIds.map((id) => [id, stacked(serviceDrawing(id))]);
  return {
    drawings: sprite({ ...Object.fromEntries(services), ...incidentParts }),
    graphs: sprite(graphParts),
  };
}

const serviceDrawings = import.meta.glob<ServiceDrawing>(
  ['./services/*.tsx', '!./services/parts.tsx'],
  { eager: true, import: 'Drawing' },
);

/** Returns a service's drawing, from the file that its key names. */
export function serviceDrawing(service: ServiceId): ServiceDrawing {
  const file = `services/${service}.tsx`;
  const Drawing = serviceDrawings[`./${file}`];
  if (!Drawing)
    throw new OperatorError(`The service “${service}” has no drawing: app/drawings/${file}`);
  return Drawing;
}

/** Stacks a service's layouts. services-drawings.css moves the one that fits the panel into view. */
function stacked(Drawing: ServiceDrawing): ReactNode {
  return (['narrow', 'middle', 'wide'] satisfies PanelSize[]).map((size, index) => (
    <g key={size} transform={`translate(0 ${index * 400})`}>
      <Drawing size={size} />
    </g>
  ));
}

function sprite(groups: Record<string, ReactNode>): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {Object.entries(groups).map(([id, drawing]) => (
        <g key={id} id={id}>
          {drawing}
        </g>
      ))}
    </svg>,
  );
}
