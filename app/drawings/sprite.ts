import { incidentGroups } from './incident/incident-sprite.ts';
import { type Layout, layoutStep } from './services/geometry.ts';
import type { Composition } from './services/parts.ts';

const layouts = ['narrow', 'middle', 'wide'] as const satisfies readonly Layout[];

/**
 * The drawings below the fold as one SVG file, each a group that a page's `<use>` points at. There
 * they inherit the page's font and custom properties; its rules for classes do not reach them.
 */
export function drawingsSprite(services: Record<string, Composition>): string {
  const groups = {
    ...Object.fromEntries(
      Object.entries(services).map(([service, draw]) => [service, stacked(draw)]),
    ),
    ...incidentGroups(),
  };
  const written = Object.entries(groups).map(([id, drawing]) => `<g id="${id}">${drawing}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${written.join('')}</svg>\n`;
}

/** Stacks a service's compositions. The page moves up the one that fits its panel. */
function stacked(draw: Composition): string {
  return layouts
    .map((layout, index) => `<g transform="translate(0 ${index * layoutStep})">${draw(layout)}</g>`)
    .join('');
}
