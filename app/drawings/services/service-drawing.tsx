import type { ServiceIcon } from '#content/services.ts';
import { Consulting } from './consulting.tsx';
import { Infrastructure } from './infrastructure.tsx';
import { Managed } from './managed.tsx';
import { Observability } from './observability.tsx';
import { Platform } from './platform.tsx';
import { Security } from './security.tsx';
import { descriptions } from './words.ts';

const drawings = {
  infrastructure: Infrastructure,
  platform: Platform,
  observability: Observability,
  security: Security,
  managed: Managed,
  consulting: Consulting,
} as const satisfies Record<ServiceIcon, unknown>;

interface ServiceDrawingProps {
  service: ServiceIcon;
  /** Keeps the description's id apart where a page holds a drawing twice. */
  idPrefix?: string;
}

/**
 * A service's drawing, for an ink panel that hides what runs past its right edge. Both compositions
 * are in the HTML and share one description; the width of the wrapper, not of the page, decides
 * which of them is displayed.
 */
export function ServiceDrawing({ service, idPrefix = 'drawing' }: ServiceDrawingProps) {
  const Composition = drawings[service];
  const descriptionId = `${idPrefix}-${service}-shows`;
  return (
    <div className="service-drawing">
      <p id={descriptionId} hidden={true}>
        {descriptions[service]}
      </p>
      <Composition layout="wide" labelledBy={descriptionId} />
      <Composition layout="narrow" labelledBy={descriptionId} />
    </div>
  );
}
