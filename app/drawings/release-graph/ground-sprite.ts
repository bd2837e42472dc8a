import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/composition.ts';
import { type Composition, desktop, phone } from './composition.ts';
import {
  backupOutlines,
  type DashedStroke,
  fastestReleases,
  healthTicks,
  migration,
  replicaTracks,
} from './marks.ts';
import { pastReleasesPath } from './past-releases.ts';

/**
 * The ground of every graph as one SVG file, each a group that a page's `<use>` points at: past
 * releases, and in thin outline what goes on beside the current one. In its HTML they would be a
 * tenth of the home page.
 */
export function groundSprite(): string {
  const groups = [desktop, phone, workflowDesktop, workflowPhone].map(group);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
}

function group(composition: Composition): string {
  const { name, reach, rows, past, route } = composition;
  const { bar, backup } = migration(composition);
  return [
    `<g id="${name}">`,
    `<path d="${pastReleasesPath(composition)}"/>`,
    dashed(fastestReleases(composition)),
    `<path d="M0 ${rows.push + 5}H${reach}" stroke-width="8" stroke-dasharray="1 19"/>`,
    dashed(healthTicks(composition, 'planned')),
    `<path d="${backupOutlines(composition)}${bar}${backup}${replicaTracks(composition)}"/>`,
    `<path d="M${past.fade.from} ${rows.rollbacks}H${route.arrives}"/>`,
    '</g>',
  ].join('');
}

function dashed({ d, strokeWidth, strokeDasharray, transform }: DashedStroke): string {
  const leaning = transform ? ` transform="${transform}"` : '';
  return `<path d="${d}" stroke-width="${strokeWidth}" stroke-dasharray="${strokeDasharray}"${leaning}/>`;
}
