// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '#tests/support/dom/browser.ts';
import { useSwipe } from './use-swipe.ts';

type List = 'touches' | 'targetTouches' | 'changedTouches';

/** Touches, moves and lifts the fingers, with these lists in each event, and returns the steps reported. */
function swipe(
  [across, down]: readonly [number, number],
  lists: { during?: List; end?: List } = {},
  fingers = 1,
): number[] {
  const { during = 'touches', end = 'changedTouches' } = lists;
  const steps: number[] = [];
  const Swiped = () => <div {...useSwipe((step) => steps.push(step))} />;
  render(<Swiped />);
  const send = (type: string, [x, y]: readonly [number, number], list: List) => {
    const touches = Array.from({ length: fingers }, () => ({ clientX: 200 + x, clientY: 400 + y }));
    const event = Object.assign(new Event(type, { bubbles: true }), {
      touches: [],
      targetTouches: [],
      changedTouches: [],
      [list]: touches,
    });
    act(() => void document.body.querySelector('div > div')?.dispatchEvent(event));
  };
  send('touchstart', [0, 0], during);
  send('touchmove', [across, down], during);
  send('touchend', [across, down], end);
  return steps;
}

it.each([
  ['to the left', [-31, 0], [1]],
  ['to the right', [31, 0], [-1]],
  ['of 30 pixels', [30, 0], []],
  ['further down than across', [-50, 60], []],
  ['further up than across', [50, -60], []],
] as const)('counts a swipe %s', (_, way, steps) => {
  expect(swipe(way)).toEqual(steps);
});

it('ignores a second finger', () => {
  expect(swipe([-100, 0], {}, 2)).toEqual([]);
});

it('counts what a script or an old browser sends', () => {
  expect(swipe([-50, 0], { end: 'touches' })).toEqual([1]);
  expect(swipe([-50, 0], { during: 'targetTouches' })).toEqual([1]);
});
