import { expect, it } from 'vitest';
import { scaleOf } from '#build/assets/svg/lettering.ts';
import { observeFeature } from './observe-feature/observe-feature.ts';
import { pictures } from './pictures.ts';

const drawings = Object.entries(pictures).flatMap(([name, picture]) =>
  'narrowest' in picture ? [{ name, ...picture }] : [],
);

it('has a composition for every drawing', () => {
  expect(drawings.map(({ name }) => name)).toEqual(Object.keys(observeFeature));
});

it.each(drawings)('$name has no letters under 14 pixels where it is $narrowest wide', (drawing) => {
  const composition = observeFeature[drawing.name];
  const scales = [...(composition?.draw() ?? '').matchAll(/ scale\(([\d.]+) /g)];
  const sizes = scales.map(([, scale]) => Number(scale) / scaleOf({ size: 1, weight: 450 }));
  expect(sizes.length).toBeGreaterThan(20);
  const shown = drawing.narrowest / (composition?.size.width ?? Number.NaN);
  expect(Math.min(...sizes) * shown).toBeGreaterThanOrEqual(14);
});
