import { expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { careers } from '#content/careers.ts';
import { type ServiceId, services } from '#content/services.ts';
import { incident } from '#content/solutions.ts';
import drawings, { serviceDrawing } from './drawings.svg.tsx';
import parisToProduction from './paris-to-production/paris-to-production.svg.tsx';
import week from './week/week.svg.tsx';

const serviceLabels = Object.values(services).flatMap(({ drawing }) =>
  Object.entries(drawing).flatMap(([key, words]) => (key === 'shows' ? [] : words)),
);
const { thisRelease, cause, previous, rolledBack, objective } = incident;
const { stations } = about.trainGraph;

it.each([
  ['services', drawings, serviceLabels],
  ['incident', drawings, [thisRelease, cause, rolledBack, ...previous, ...objective]],
  [
    'header of /about',
    parisToProduction,
    [...Object.keys(stations), ...Object.values(stations).map(({ stage }) => stage), '22:10'],
  ],
  ['header of /careers', week, careers.week.days],
])('the drawings for the %s show every label', (_, drawing, labels) => {
  const shown = drawing.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  for (const label of labels) expect(shown).toContain(`>${label}</text>`);
});

it('the error for a service without a drawing contains the missing file', () => {
  const file = 'app/drawings/services/carrier-pigeons.tsx';
  expect(() => serviceDrawing('carrier-pigeons' as ServiceId)).toThrow(file);
});
