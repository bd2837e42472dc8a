// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '#tests/support/dom/browser.ts';
import { useSwipe } from './use-swipe.ts';

/** Touches, moves and lifts the fingers, with this list in each event, and returns the steps reported. */
function swipe([across, down]: readonly [number, number], list = 'touches', fingers = 1): number[] {
  const steps: number[] = [];
  const Swiped = () => <div {...useSwipe((step) => steps.push(step))} />;
  render(<Swiped />);
  const send = (type: string, x: number, y: number, list: string) => {
    const touches = Array.from({ length: fingers }, () => ({ clientX: 200 + x, clientY: 400 + y }));
    const lists = { touches: [], targetTouches: [], changedTouches: [], [list]: touches };
    const event = Object.assign(new Event(type, { bubbles: true }), lists);
    act(() => void document.body.querySelector('div > div')?.dispatchEvent(event));
  };
  send('touchstart', 0, 0, list);
  send('touchmove', across, down, list);
  send('touchend', across, down, list === 'touches' ? 'changedTouches' : list);
  return steps;
}

it.each([
  ['to the right', [31, 0], [-1]],
  ['further down than across', [-50, 60], []],
  ['further up than across', [50, -60], []],
] as const)('counts a swipe %s', (_, way, steps) => {
  expect(swipe(way)).toEqual(steps);
});

it('ignores a second finger', () => {
  expect(swipe([-100, 0], 'touches', 2)).toEqual([]);
});

it('counts a script’s swipe', () => {
  expect(swipe([-50, 0], 'targetTouches')).toEqual([1]);
});
