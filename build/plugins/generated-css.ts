import type { Plugin } from 'vite';
import { releaseGraphStyles } from '#app/drawings/release-graph/styles.ts';
import { workflowGraphStyles } from '#app/drawings/workflow-graph/styles.ts';
import { planFonts } from '#build/assets/fonts/plan-fonts.ts';
import { constants } from '#content/constants.ts';

/** What is computed elsewhere, so that no number is written twice, by the name under which it is imported. */
const sheets: Record<string, () => string> = {
  'virtual:generated.css': () => planFonts().css + durations(),
  'virtual:release-graph.css': releaseGraphStyles,
  'virtual:workflow-graph.css': workflowGraphStyles,
};

/**
 * Gives the style sheets what is computed elsewhere: the names of the font's files, the durations
 * among the business constants, and the places and movement of the drawings, which follow the
 * points of their routes.
 */
export function generatedCss(): Plugin {
  return {
    name: 'generated-css',
    resolveId: (source) => (source in sheets ? `\0${source}` : undefined),
    load: (id) => sheets[id.slice(1)]?.(),
  };
}

function durations(): string {
  return `:root {
  --slide-transition: ${constants.slideTransition}ms;
  --services-rotation: ${constants.servicesRotationInterval}ms;
}
`;
}
