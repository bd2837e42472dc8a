import { releaseGraphStyles } from '#app/drawings/release-graph/graph-styles.ts';
import { workflowGraphStyles } from '#app/drawings/workflow-graph/workflow-styles.ts';
import { exampleStyles } from '#app/sections/approach/example-styles.ts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';
import { headlineWidth, headlineWidthOnTwoLines } from '#generator/assets/text-width.ts';

/**
 * Computed style sheets, so that no number is written twice: colours, durations, and the
 * drawings' positions and keyframes.
 */
export const generatedCss = {
  'virtual:generated.css': () => layer('base', tokens()),
  'virtual:approach-example.css': () => layer('section', exampleStyles()),
  'virtual:release-graph.css': () => layer('ui', releaseGraphStyles()),
  'virtual:workflow-graph.css': () => layer('ui', workflowGraphStyles()),
};

function layer(name: 'base' | 'ui' | 'section', css: string): string {
  return `@layer ${name}{${css}}`;
}

function tokens(): string {
  const values = {
    ...colours,
    slideTransition: `${constants.slideTransition}ms`,
    servicesRotation: `${constants.servicesRotationInterval}ms`,
    // In ems, on one line and on two: the hero's CSS divides the window by it.
    headlineWidth: headlineWidth(company.tagline).toFixed(3),
    headlineLineWidth: headlineWidthOnTwoLines(company.tagline).toFixed(3),
  };
  const lines = Object.entries(values).map(([name, value]) => `  ${property(name)}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
}

/** `wheatHover` as `--wheat-hover`. */
function property(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
