import type { ReactNode } from 'react';
import { type ServiceId, serviceIds } from '#content/services.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { incidentParts } from './incident/incident-parts.tsx';
import type { PanelSize, ServiceDrawing } from './services/parts.tsx';
import { sprite } from './sprite.tsx';

const serviceDrawings = import.meta.glob<ServiceDrawing>(
  ['./services/*.tsx', '!./services/parts.tsx'],
  { eager: true, import: 'Drawing' },
);

const services = serviceIds.map((id) => [id, stacked(serviceDrawing(id))]);

/** What the services' panels and the incident show. */
export default sprite({ ...Object.fromEntries(services), ...incidentParts });

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
