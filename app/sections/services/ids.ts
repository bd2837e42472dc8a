import type { ServiceIcon } from '#content/services.ts';

/** A service's panel and the two controls for it, by which they name each other. */
export const ids = {
  panel: (service: ServiceIcon) => `service-${service}`,
  tab: (service: ServiceIcon) => `tab-${service}`,
  heading: (service: ServiceIcon) => `heading-${service}`,
};
