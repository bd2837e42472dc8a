import './services-drawings.css';
import { drawings } from 'virtual:drawings';
import { type ServiceId, services } from '#content/services.ts';

/**
 * A service's drawing, for an ink panel that hides what runs past its right edge. The width of the
 * wrapper, not of the page, decides which of its compositions is displayed.
 */
export function ServiceDrawing({ service }: { service: ServiceId }) {
  const descriptionId = `${service}-shows`;
  return (
    <div className="service-drawing">
      <p id={descriptionId} hidden={true}>
        {services[service].drawing.shows}
      </p>
      <svg role="img" aria-labelledby={descriptionId}>
        <use href={`${drawings}#${service}`} />
      </svg>
    </div>
  );
}
