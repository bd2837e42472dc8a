import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { constants } from '#content/constants.ts';
import { Week } from './week.tsx';

/** Of everything that is drawn, how much is drawn as work. */
function shareOfWork(html: string): number {
  const days = [...html.matchAll(/viewBox="0 0 ([\d.]+) /g)].map(([, hours]) => Number(hours));
  const work = [...html.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, hours]) => Number(hours));
  expect(days).toHaveLength(7);
  return sum(work) / sum(days);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

it('draws the hours of work to scale among those of the week', () => {
  expect(shareOfWork(renderToStaticMarkup(<Week />))).toBeCloseTo(constants.workWeekHours / 168);
  expect(shareOfWork(renderToStaticMarkup(<Week />))).toBeCloseTo(35 / 168);
});

it.each([30, 40])('follows the constant, and so do its words: %i', (hours) => {
  const html = renderToStaticMarkup(<Week hours={hours} />);
  expect(shareOfWork(html)).toBeCloseTo(hours / 168);
  expect(html).toContain(`${hours} hours`);
  expect(html).toContain(`${168 - hours} hours`);
});
