// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { constants } from '#content/constants.ts';
import { serviceIds } from '#content/services.ts';
import { advanceTimers, render, setVisibleFractions } from '#tests/support/dom/browser.ts';
import { useServices } from './use-services.ts';

const { servicesRotationInterval: interval, servicesVisibilityThreshold: threshold } = constants;

let shown: ReturnType<typeof useServices>;

const report = (rendered: typeof shown) => void (shown = rendered);

function Services({ rotates = true }) {
  const section = useRef<HTMLElement>(null);
  report(useServices({ section, rotates, inUse: false }));
  return <section ref={section} />;
}

let show: ReturnType<typeof render>;

beforeEach(() => {
  show = render(<Services />);
  setVisibleFractions(1);
});

function expectRotation() {
  const from = shown.openIndex ?? 0;
  advanceTimers(interval - 1);
  expect(shown.openIndex).toBe(from);
  advanceTimers(1);
  expect(shown.openIndex).toBe((from + 1) % serviceIds.length);
}

function expectStays() {
  const before = shown.openIndex;
  advanceTimers(10 * interval);
  expect(shown.openIndex).toBe(before);
}

it('rotates at its interval, round and round', () => {
  for (let turn = 0; turn <= serviceIds.length; turn++) expectRotation();
});

it('does not rotate as an accordion', () => {
  show(<Services rotates={false} />);
  expectStays();
});

it('believes the newest of several reports from a busy browser', () => {
  setVisibleFractions(1, 0);
  expectStays();
  setVisibleFractions(0, 1);
  expectRotation();
});

function leaveViewAndReturn() {
  setVisibleFractions(threshold);
  expectStays();
  setVisibleFractions(threshold - 0.01);
  expectStays();
  setVisibleFractions(threshold);
}

it('stops at a choice until the section has left view and come back', () => {
  act(() => shown.choose(4));
  expect(shown.openIndex).toBe(4);
  leaveViewAndReturn();
  expectRotation();
});

it('stops at Pause until it is pressed again', () => {
  act(() => shown.togglePause());
  expect(shown).toMatchObject({ paused: true, rotating: false });
  leaveViewAndReturn();
  expectStays();
  act(() => shown.togglePause());
  expectRotation();
});
