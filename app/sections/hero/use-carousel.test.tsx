// @vitest-environment happy-dom
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { constants } from '#content/constants.ts';
import {
  advanceTimers,
  preferReducedMotion,
  render,
  setTabVisibility,
  setVisibleFractions,
} from '#tests/support/dom/browser.ts';
import { type Carousel, useCarousel } from './use-carousel.ts';

const { heroAutoAdvanceInterval: interval, heroVisibilityThreshold: threshold } = constants;

let carousel: Carousel;

const report = (rendered: Carousel) => void (carousel = rendered);

function Hero({ paused }: { paused: boolean }) {
  const section = useRef<HTMLElement>(null);
  report(useCarousel({ section, count: 3, paused }));
  return <section ref={section} />;
}

let setPaused: (paused: boolean) => void;

function renderHero() {
  const show = render(<Hero paused={false} />);
  setPaused = (paused) => show(<Hero paused={paused} />);
  setVisibleFractions(1);
}

beforeEach(renderHero);

/** Expects the next slide after the interval, to the millisecond. */
function expectAdvance() {
  const from = carousel.index;
  advanceTimers(interval - 1);
  expect(carousel.index).toBe(from);
  advanceTimers(1);
  expect(carousel.index).toBe((from + 1) % 3);
}

function expectStays() {
  const { index } = carousel;
  advanceTimers(10 * interval);
  expect(carousel.index).toBe(index);
}

it('advances at its interval, round and round', () => {
  for (let slide = 0; slide < 4; slide++) expectAdvance();
  expect(carousel).toMatchObject({ index: 1, advancing: true, moving: true });
});

it.each([
  ['it is used', () => setPaused(true), () => setPaused(false)],
  ['the tab is hidden', () => setTabVisibility('hidden'), () => setTabVisibility('visible')],
  [
    'less of it than the threshold is in view',
    () => setVisibleFractions(threshold - 0.01),
    () => setVisibleFractions(threshold),
  ],
  [
    'the newest of a busy browser’s reports has it out of view',
    () => setVisibleFractions(1, 0),
    () => setVisibleFractions(0, 1),
  ],
])('waits while %s, then begins a whole interval', (_, hold, release) => {
  advanceTimers(interval - 1);
  hold();
  expectStays();
  expect(carousel.advancing).toBe(true);
  release();
  expectAdvance();
});

it('waits until it is in view', () => {
  render(<Hero paused={false} />);
  expectStays();
});

it('never advances for visitors who ask for less motion', () => {
  preferReducedMotion();
  renderHero();
  expectStays();
  expect(carousel).toMatchObject({ index: 0, advancing: false });
});
