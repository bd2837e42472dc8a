import type { ComponentType } from 'react';
import { type ServiceId, serviceIds } from '#content/services.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { incidentParts } from './incident/incident-parts.tsx';
import { sprite } from './sprite.tsx';

const serviceDrawings = import.meta.glob<ComponentType>('./services/*.tsx', {
  eager: true,
  import: 'Drawing',
});

const services = serviceIds.map((id) => {
  const Drawing = serviceDrawing(id);
  return [id, <Drawing key={id} />];
});

/** The drawings of the services and of the incident. */
export default sprite({ ...Object.fromEntries(services), ...incidentParts });

/** Returns a service's drawing, from the file that its key names. */
export function serviceDrawing(service: ServiceId): ComponentType {
  const file = `services/${service}.tsx`;
  const Drawing = serviceDrawings[`./${file}`];
  if (!Drawing)
    throw new OperatorError(`The service “${service}” has no drawing: app/drawings/${file}`);
  return Drawing;
}
