import { expect, test } from 'vitest';
import { stages } from '#content/pipeline.ts';
import { chooseAxis, computeTimeline } from './geometry.ts';

test('a visitor’s line is flat while the change waits, and equally steep between stages', () => {
  const { stops, total, totalWait } = computeTimeline({ waits: [2, 8, 28, 4, 24], handsOn: 5 });
  expect(stops).toMatchObject([
    { arrives: 0, leaves: 2 },
    { arrives: 3, leaves: 11 },
    { arrives: 12, leaves: 40 },
    { arrives: 41, leaves: 45 },
    { arrives: 46, leaves: 70 },
    { stage: stages.production.name, arrives: 71, leaves: 71 },
  ]);
  expect([total, totalWait]).toEqual([71, 66]);
});

test('a visitor’s line has a longest wait unless several tie for it', () => {
  const { longest } = computeTimeline({ waits: [2, 8, 28, 4, 24], handsOn: 0 });
  expect(longest).toMatchObject({ stage: stages.review.name, wait: 28 });
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
