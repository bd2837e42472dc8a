import { expect, test } from 'vitest';
import { visitorLine } from '#content/visitor-line.ts';
import { chooseAxis, computeTimeline } from './geometry.ts';

test('a visitor’s line is flat while the change waits, and equally steep between stages', () => {
  const { stops, total, totalWait } = computeTimeline({ waits: [2, 8, 28, 4, 24], handsOn: 5 });
  expect(stops).toMatchObject([
    { arrives: 0, leaves: 2 },
    { arrives: 3, leaves: 11 },
    { arrives: 12, leaves: 40 },
    { arrives: 41, leaves: 45 },
    { arrives: 46, leaves: 70 },
    { stage: 'Production', arrives: 71, leaves: 71 },
  ]);
  expect([total, totalWait]).toEqual([71, 66]);
});

test('a visitor’s line has a longest wait unless several tie for it', () => {
  const { longest } = computeTimeline({ waits: [2, 8, 28, 4, 24], handsOn: 0 });
  expect(longest).toMatchObject({ stage: 'Pull request', wait: 28 });
  expect(computeTimeline({ waits: [2, 8, 8, 4, 0], handsOn: 0 }).longest).toBeUndefined();
});

test.each([
  [72, 10 * 8],
  [73, 3 * 40],
  [108, 3 * 40],
  [109, 4 * 40],
  [419, 15 * 40],
  [2400, 70 * 40],
])('the time axis of a line of %i hours covers %i hours', (total, hours) => {
  expect(chooseAxis(total).hours).toBe(hours);
});

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
