import { expect, it } from 'vitest';
import { measureLine } from './line.ts';

it('is flat while the change waits, and climbs equally between the stages', () => {
  const { stops, total, waiting } = measureLine({ waits: [2, 8, 28, 4, 24], work: 5 });
  expect(stops).toMatchObject([
    { arrives: 0, leaves: 2 },
    { arrives: 3, leaves: 11 },
    { arrives: 12, leaves: 40 },
    { arrives: 41, leaves: 45 },
    { arrives: 46, leaves: 70 },
    { stage: 'Production', arrives: 71, leaves: 71 },
  ]);
  expect([total, waiting]).toEqual([71, 66]);
});

it('names the longest wait, unless there is a tie', () => {
  expect(measureLine({ waits: [2, 8, 28, 4, 24], work: 0 }).longest).toMatchObject({
    stage: 'Pull request',
    wait: 28,
  });
  expect(measureLine({ waits: [2, 8, 8, 4, 0], work: 0 }).longest).toBeUndefined();
});
