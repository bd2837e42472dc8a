import { expect, it } from 'vitest';
import { type ServiceId, services } from '#content/services.ts';
import { incident } from '#content/solutions.ts';
import drawings, { serviceDrawing } from './drawings.svg.tsx';

it('shows every word of the drawings', () => {
  const shown = drawings.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const ofServices = Object.values(services).flatMap(({ drawing }) =>
    Object.entries(drawing).flatMap(([key, words]) => (key === 'shows' ? [] : words)),
  );
  const { thisRelease, cause, previous, rolledBack, objective } = incident;
  for (const words of [...ofServices, thisRelease, cause, rolledBack, ...previous, ...objective])
    expect(shown).toContain(`>${words}</text>`);
});

it('names the file that a service lacks', () => {
  const file = 'app/drawings/services/carrier-pigeons.tsx';
  expect(() => serviceDrawing('carrier-pigeons' as ServiceId)).toThrow(file);
});
