import { expect, test } from 'vitest';
import { computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from './visitor-line.ts';

test('a line’s text calls the line an example until every figure is the visitor’s', () => {
  const { waits, handsOn } = visitorLine.example;
  const own = { waits: waits.map((wait) => wait + 1), handsOn: handsOn + 1 };
  expect(visitorLine.message(computeTimeline(own))).toMatch(/^One of our changes takes/);
  for (const partlyOwn of [
    { ...own, handsOn },
    { ...own, waits: own.waits.with(4, waits[4]) },
  ])
    expect(visitorLine.message(computeTimeline(partlyOwn))).toMatch(/^One example change takes/);
});

test.each([
  {
    waits: [0, 0, 28, 4, 0],
    handsOn: 6,
    says: /takes 38\shours .+, 32 of them waiting: 28\sh at .+, 4\sh at /,
  },
  { waits: [0, 0, 0, 0, 1], handsOn: 0, says: /takes 1\shour .+, all of it waiting: 1\sh at / },
  { waits: [0, 0, 0, 0, 2], handsOn: 0, says: /takes 2\shours .+, all of them waiting: 2\sh at / },
  { waits: [0, 0, 0, 0, 0], handsOn: 1, says: /takes 1\shour .+, all of it hands-on\.$/ },
])('a line’s text states its waits $waits and hands-on hours $handsOn', ({ says, ...hours }) => {
  expect(visitorLine.message(computeTimeline(hours))).toMatch(says);
});

test('the result of the longest line has thousands separators', () => {
  const line = computeTimeline({ waits: [400, 400, 400, 400, 400], handsOn: 400 });
  expect(visitorLine.result(line)).toBe('2,000 of 2,400\u00a0hours are spent waiting.');
});
