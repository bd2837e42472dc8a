// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { constants } from '#content/constants.ts';
import { serviceIds } from '#content/services.ts';
import { pass, render, scrollInto } from '#tests/support/dom/browser.ts';
import { ServicesTabs } from './services-tabs.tsx';

const { servicesRotationInterval: interval, servicesVisibilityThreshold: threshold } = constants;

/** As Services uses them. */
function Services() {
  const section = useRef<HTMLElement>(null);
  const [activeIndex, onActivate] = useState(0);
  const [userHasChosen, setUserHasChosen] = useState(false);
  const onChoose = (index: number) => {
    onActivate(index);
    setUserHasChosen(true);
  };
  return (
    <section ref={section}>
      <ServicesTabs
        {...{ section, activeIndex, onActivate, onChoose }}
        paused={userHasChosen}
        onLeaveView={() => setUserHasChosen(false)}
      />
    </section>
  );
}

function renderServices() {
  render(<Services />);
  scrollInto(1);
}

beforeEach(renderServices);

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const selected = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const list = () => document.querySelector('[role="tablist"]');

/** React tells of entering and leaving by `pointerover` and `pointerout`. */
function point(type: 'over' | 'out', element: Element | null | undefined, pointerType = 'mouse') {
  act(
    () =>
      void element?.dispatchEvent(
        new PointerEvent(`pointer${type}`, { bubbles: true, pointerType }),
      ),
  );
}

function expectRotation() {
  const from = selected();
  pass(interval - 1);
  expect(selected()).toBe(from);
  pass(1);
  expect(selected()).toBe((from + 1) % serviceIds.length);
}

function expectStays() {
  const before = selected();
  pass(10 * interval);
  expect(selected()).toBe(before);
}

it('rotates at its interval, round and round', () => {
  for (let turn = 0; turn <= serviceIds.length; turn++) expectRotation();
});

it('waits while the pointer is on the list, then begins a whole interval', () => {
  pass(interval - 1);
  point('over', list());
  expectStays();
  point('out', list());
  expectRotation();
});

it('selects a hovered service, but not a touched one', () => {
  point('over', tabs()[3]);
  expect(selected()).toBe(3);
  point('out', tabs()[3]);
  point('over', tabs()[1], 'touch');
  expect(selected()).toBe(3);
  expectRotation();
});

it('stops at a click until the section has left view and come back', () => {
  act(() => tabs()[4]?.click());
  expect(selected()).toBe(4);
  scrollInto(threshold);
  expectStays();
  scrollInto(threshold - 0.01);
  expectStays();
  scrollInto(threshold);
  expectRotation();
});
