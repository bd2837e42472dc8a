import type { ServiceId } from '#content/services.ts';

/** The ids by which a service's panel and its two controls refer to each other. */
export const ids = {
  panel: (service: ServiceId) => `service-${service}`,
  tab: (service: ServiceId) => `tab-${service}`,
  heading: (service: ServiceId) => `heading-${service}`,
};
