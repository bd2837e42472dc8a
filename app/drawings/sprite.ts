import type { ServiceIcon } from '#content/services.ts';
import { approach } from './approach.ts';
import { consulting } from './services/consulting.ts';
import type { Layout } from './services/geometry.ts';
import { infrastructure } from './services/infrastructure.ts';
import { managed } from './services/managed.ts';
import { observability } from './services/observability.ts';
import type { Composition } from './services/parts.ts';
import { platform } from './services/platform.ts';
import { security } from './services/security.ts';

const services = {
  infrastructure,
  platform,
  observability,
  security,
  managed,
  consulting,
} as const satisfies Record<ServiceIcon, Composition>;

const layouts = ['wide', 'narrow'] as const satisfies readonly Layout[];

/**
 * The drawings below the fold as one SVG file, each a group that a page's `<use>` points at. There
 * they inherit the page's font and custom properties; its rules for classes do not reach them.
 */
export function drawingsSprite(): string {
  const groups = Object.entries(services).flatMap(([service, draw]) =>
    layouts.map((layout) => `<g id="${service}-${layout}">${draw(layout)}</g>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}<g id="approach">${approach()}</g></svg>\n`;
}
