import type { ServiceId } from '#content/services.ts';

/** A service's panel and the two controls for it, by which they name each other. */
export const ids = {
  panel: (service: ServiceId) => `service-${service}`,
  tab: (service: ServiceId) => `tab-${service}`,
  heading: (service: ServiceId) => `heading-${service}`,
};
