import type { ServiceIcon } from '#content/services.ts';
import { Consulting } from './consulting.tsx';
import { Infrastructure } from './infrastructure.tsx';
import { Managed } from './managed.tsx';
import { Observability } from './observability.tsx';
import { Platform } from './platform.tsx';
import { Security } from './security.tsx';

const drawings = {
  infrastructure: Infrastructure,
  platform: Platform,
  observability: Observability,
  security: Security,
  managed: Managed,
  consulting: Consulting,
} as const satisfies Record<ServiceIcon, unknown>;

/**
 * A service's drawing, for an ink panel that hides what runs past its right edge. Both compositions
 * are in the HTML; the width of the wrapper, not of the page, decides which one is displayed.
 */
export function ServiceDrawing({ service }: { service: ServiceIcon }) {
  const Composition = drawings[service];
  return (
    <div className="service-drawing">
      <Composition layout="wide" />
      <Composition layout="narrow" />
    </div>
  );
}
