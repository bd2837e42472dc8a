import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

// Lets a test set the clock, what is in view, the tab's visibility and reduced motion. For happy-dom.

let observers: { report: (fractions: number[]) => void }[] = [];
let reducedMotion = false;
let root: Root | undefined;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  observers = [];
  reducedMotion = false;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTabVisibility('visible');
});

class FakeObserver {
  readonly #report: (fractions: number[]) => void;

  constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    this.#report = (fractions) =>
      callback(fractions.map((intersectionRatio) => ({ intersectionRatio, isIntersecting: true })));
  }

  observe(): void {
    observers.push({ report: this.#report });
  }

  disconnect(): void {
    observers = observers.filter(({ report }) => report !== this.#report);
  }
}

/** Replaces what is rendered. The returned function rerenders and keeps the state. */
export function render(first: ReactNode): (next: ReactNode) => void {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  act(() => root?.unmount());
  root = createRoot(container);
  const show = (node: ReactNode) => act(() => root?.render(node));
  show(first);
  return show;
}

export function advanceTimers(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Reports the visible fraction of everything observed. A busy browser reports several at once. */
export function setVisibleFractions(...fractions: number[]): void {
  act(() => {
    for (const { report } of observers) report(fractions);
  });
}

export function setTabVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Affects only later renders. */
export function preferReducedMotion(): void {
  reducedMotion = true;
}
