import { expect, it } from 'vitest';
import { visitorLine } from '#content/visitor-line.ts';
import { measureLine } from './geometry.ts';

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
  const { longest } = measureLine({ waits: [2, 8, 28, 4, 24], work: 0 });
  expect(longest).toMatchObject({ stage: 'Pull request', wait: 28 });
  expect(measureLine({ waits: [2, 8, 8, 4, 0], work: 0 }).longest).toBeUndefined();
});

it.each([
  {
    waits: [0, 0, 28, 4, 0],
    work: 6,
    says: /takes 38\shours .+, 32 of them waiting: 28\sh at .+, 4\sh at /,
  },
  { waits: [0, 0, 0, 0, 1], work: 0, says: /takes 1\shour .+, all of it waiting: 1\sh at / },
  { waits: [0, 0, 0, 0, 2], work: 0, says: /takes 2\shours .+, all of them waiting: 2\sh at / },
  { waits: [0, 0, 0, 0, 0], work: 1, says: /takes 1\shour .+, all of it hands-on\.$/ },
])('begins a message with its figures: $waits and $work', ({ says, ...hours }) => {
  expect(visitorLine.message(measureLine(hours))).toMatch(says);
});
