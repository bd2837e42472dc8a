import type { ComponentType } from 'react';
import { serviceIds } from '#content/services.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { incidentParts } from './incident/incident-parts.tsx';
import { sprite } from './sprite.tsx';

const drawingsByFile = import.meta.glob<ComponentType>('./services/*.tsx', {
  eager: true,
  import: 'Drawing',
});

/** Each service's drawing, from the file that is named after the service's id. */
const serviceDrawings = serviceIds.map((id) => {
  const file = `services/${id}.tsx`;
  const Drawing = drawingsByFile[`./${file}`];
  if (!Drawing) throw new OperatorError(`The service “${id}” has no drawing: app/drawings/${file}`);
  return [id, <Drawing key={id} />] as const;
});

/** The drawings of the services and of the incident. */
export default sprite({ ...Object.fromEntries(serviceDrawings), ...incidentParts });
