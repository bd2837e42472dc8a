import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/composition.ts';
import { type Composition, desktop, phone } from './composition.ts';
import { fastestReleases } from './marks.ts';
import { pastReleasesPath } from './past-releases.ts';

/**
 * The past releases of every graph as one SVG file, each a group that a page's `<use>` points at.
 * They are the ground of the drawing, and would be a thirteenth of the home page in its HTML.
 */
export function pastReleasesSprite(): string {
  const groups = [desktop, phone, workflowDesktop, workflowPhone].map(group);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
}

function group(composition: Composition): string {
  const { name, reach, rows } = composition;
  const { d, strokeWidth, strokeDasharray, transform } = fastestReleases(composition);
  return [
    `<g id="${name}">`,
    `<path d="${pastReleasesPath(composition)}"/>`,
    `<path d="${d}" stroke-width="${strokeWidth}" stroke-dasharray="${strokeDasharray}" transform="${transform}"/>`,
    `<path d="M0 ${rows.push + 5}H${reach}" stroke-width="8" stroke-dasharray="1 19"/>`,
    '</g>',
  ].join('');
}
