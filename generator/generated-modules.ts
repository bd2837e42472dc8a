import { releaseGraphStyles } from '#app/drawings/release-graph/graph-styles.ts';
import { renderSprites } from '#app/drawings/sprites.tsx';
import { workflowGraphStyles } from '#app/drawings/workflow-graph/workflow-styles.ts';
import { exampleStyles } from '#app/sections/approach/example-styles.ts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';
import { cachedFile } from './assets/cached-file.ts';
import { headlineWidth, headlineWidthOnTwoLines } from './assets/text-width.ts';
import { customProperty } from './custom-property.ts';

/**
 * What the pages import besides files: computed style sheets, so that no number is written twice, and
 * the addresses of the drawings' SVG files.
 */
export const generatedModules: Record<string, () => string | Promise<string>> = {
  'virtual:generated.css': () => layer('base', tokens()),
  'virtual:approach-example.css': () => layer('section', exampleStyles()),
  'virtual:release-graph.css': () => layer('ui', releaseGraphStyles()),
  'virtual:workflow-graph.css': () => layer('ui', workflowGraphStyles()),
  'virtual:drawings': drawings,
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
  const lines = Object.entries(values).map(
    ([name, value]) => `  ${customProperty(name)}: ${value};\n`,
  );
  return `:root {\n${lines.join('')}}\n`;
}

async function drawings(): Promise<string> {
  const exports = Object.entries(renderSprites()).map(async ([name, svg]) => {
    const file = await cachedFile(`${name}.svg`, [svg], () => svg);
    return `export { default as ${name} } from ${JSON.stringify(file)};`;
  });
  return (await Promise.all(exports)).join('\n');
}
