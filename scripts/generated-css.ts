import type { Plugin } from 'vite';
import { releaseGraphStyles } from '../app/drawings/release-graph/styles.ts';
import { workflowGraphStyles } from '../app/drawings/workflow-graph/styles.ts';
import { constants } from '../content/constants.ts';
import { planFonts } from './fonts/plan-fonts.ts';

const id = 'virtual:generated.css';

/**
 * Gives the style sheet what is computed elsewhere, so that no number is
 * written twice: the names of the font's files, the durations among the business constants,
 * and the places and movement of the drawings, which follow the points of their routes.
 */
export function generatedCss(): Plugin {
  return {
    name: 'generated-css',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? css() : undefined),
  };
}

function css(): string {
  return `${planFonts().css}:root {
  --slide-transition: ${constants.slideTransition}ms;
  --services-rotation: ${constants.servicesRotationInterval}ms;
}
${releaseGraphStyles()}
${workflowGraphStyles()}`;
}
