import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { constants } from '#content/constants.ts';
import { Week } from './week.tsx';

it.each([constants.workWeekHours, 30, 40])('draws %i hours of work among the 168', (hours) => {
  const html = renderToStaticMarkup(<Week hours={hours} />);
  const strokes = (attribute: string) =>
    [...html.matchAll(new RegExp(`${attribute}[^>]* d="([^"]*)"`, 'g'))].map(([, d = '']) =>
      d.split('M').slice(1),
    );
  expect(strokes('week-hours')[0]).toHaveLength(hours);
  const ticks = ['week-ticks', 'week-thirds'].flatMap((name) => strokes(name)[0] ?? []);
  expect(ticks).toHaveLength(168 - hours);
  const climbs = strokes('stroke-width="6"')[0] ?? [];
  const worked = climbs.map((climb) => {
    const [from = 0, , to = 0] = climb.split(/[ L]/).map(Number);
    return to - from;
  });
  expect(worked.reduce((sum, length) => sum + length)).toBe(hours);
  expect(html).toContain(`${hours} hours`);
  expect(html).toContain(`${168 - hours} hours`);
});
