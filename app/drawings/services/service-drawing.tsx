import './services-drawings.css';
import { drawings } from 'virtual:drawings';
import { type ServiceId, services } from '#content/services.ts';

/**
 * A service's drawing, for an ink panel that clips its right edge. The wrapper's width decides which
 * layout is shown.
 */
export function ServiceDrawing({ service }: { service: ServiceId }) {
  const descriptionId = `${service}-shows`;
  return (
    <div className="service-drawing">
      <p id={descriptionId} hidden>
        {services[service].drawing.shows}
      </p>
      <svg role="img" aria-labelledby={descriptionId}>
        <use href={`${drawings}#${service}`} />
      </svg>
    </div>
  );
}
