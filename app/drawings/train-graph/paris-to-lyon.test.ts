import { expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { meeting, parisToLyon } from './paris-to-lyon.ts';

const { stations, trains, caption } = about.line.train;
const at = (station: string) => stations.find(({ name }) => name === station)?.at ?? Number.NaN;

it('has the expresses meet where Marey and the caption say', () => {
  expect(caption).toContain('between Laroche and Tonnerre');
  expect(meeting().kilometre).toBeGreaterThan(at('Laroche'));
  expect(meeting().kilometre).toBeLessThan(at('Tonnerre'));
});

it('draws them at the speed that Marey works out: about 46 kilometres an hour', () => {
  for (const { from, departs, to, arrives } of trains) {
    const speed = Math.abs(at(to) - at(from)) / (arrives - departs);
    expect(Math.round(speed)).toBe(46);
    for (const hour of [departs, arrives]) expect(caption).toContain(clock(hour));
  }
});

it('sets the stations as far apart as they are', () => {
  const [paris, laroche, , dijon, lyon] = parisToLyon().rows.map(({ y }) => y);
  const share = (y = Number.NaN) => (y - (paris ?? 0)) / ((lyon ?? 0) - (paris ?? 0));
  expect(share(laroche)).toBeCloseTo(155 / 512);
  expect(share(dijon)).toBeCloseTo(314 / 512);
});

function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour)}:${String(minutes).padStart(2, '0')}`;
}
