import type { Plugin } from 'vite';
import { services } from '#content/services.ts';

const id = 'virtual:services';

/**
 * Of each service's entry what its controls say: they have behaviour, so the first load carries their
 * words. What the panels say is in the HTML and nowhere else.
 */
export function serviceRows(): Plugin {
  const rows = Object.entries(services).map(([id, { title, shortDescription }]) => ({
    id,
    title,
    shortDescription,
  }));
  return {
    name: 'service-rows',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const serviceRows = ${JSON.stringify(rows)};` : undefined,
  };
}
