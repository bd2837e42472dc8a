import '#app/ui/range.css';
import './scrub.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { desktop, phone } from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { DURATION, interpolate, sweep } from '#app/drawings/release-graph/geometry/timeline.ts';
import { sliderWords } from '#content/pipeline.ts';
import { placeInWords, rowAt } from './now.ts';

/** Half the handle's width (px). */
const halfHandle = 22;

/**
 * Stands in the hero's release graph, and lets the visitor drag "now" over it: with the mouse anywhere, with a finger or the
 * keyboard by the handle on its axis.
 *
 * @param moving whether the drawing's animation runs: the handle follows it
 */
export function Scrubber({ moving }: { moving: boolean }) {
  const handle = useRef<HTMLInputElement>(null);
  const follow = useRef<() => void>(undefined);

  // Before the handle is painted, so that it moves as soon as it is seen.
  useLayoutEffect(() => {
    const graph = handle.current?.closest<HTMLElement>('.graph-live');
    const area = handle.current?.closest<HTMLElement>('.slide-art');
    if (!graph || !area || !handle.current) return;
    const scrub = scrubOver(graph, area, handle.current);
    follow.current = scrub.follow;
    return scrub.disconnect;
  }, []);

  useEffect(() => {
    if (moving) follow.current?.();
  }, [moving]);

  return (
    <input
      ref={handle}
      className="graph-now"
      type="range"
      step="any"
      aria-label={sliderWords.label}
      data-only="screen"
      // A finger on the handle does not swipe the slide away.
      onTouchStart={(event) => event.stopPropagation()}
    />
  );
}

/** Connects the handle and the mouse to the graph's animations. */
function scrubOver(graph: HTMLElement, area: HTMLElement, handle: HTMLInputElement) {
  const controller = new AbortController();
  const { signal } = controller;
  const labels = [...graph.querySelectorAll('.stage-label')];
  let plot = measure(graph);
  let seconds = 0;
  let dragging = false;
  let frame = 0;

  const animations = () => graph.getAnimations({ subtree: true });

  /** Moves the handle to "now", and the drawing too while the visitor drags it. */
  const render = () => {
    const x = interpolate(plot.moments, 'at', 'x', seconds);
    handle.valueAsNumber = (100 * (x - plot.from)) / (plot.to - plot.from);
    handle.ariaValueText = placeInWords(plot.layout, x);
    const row = dragging ? rowAt(plot.layout, x) : -1;
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-now', index === row);
    if (!dragging) return;
    for (const animation of animations()) {
      // Unlike `pause()`, the rate does not override the pause button.
      animation.playbackRate = 0;
      animation.currentTime = seconds * 1000;
    }
  };

  const dragTo = (x: number) => {
    dragging = true;
    graph.dataset['dragging'] = '';
    seconds = interpolate(plot.moments, 'x', 'at', x);
    render();
  };

  const dragToHandle = () =>
    dragTo(plot.from + (handle.valueAsNumber / 100) * (plot.to - plot.from));

  const follow = () => {
    cancelAnimationFrame(frame);
    if (dragging) return;
    const [animation] = animations();
    seconds = Number(animation?.currentTime ?? DURATION * 1000) / 1000;
    render();
    if (animation?.playState === 'running') frame = requestAnimationFrame(follow);
  };

  /** Resumes the animation from here. */
  const release = () => {
    if (!dragging || handle.matches(':focus-visible')) return;
    dragging = false;
    delete graph.dataset['dragging'];
    for (const animation of animations()) animation.playbackRate = 1;
    follow();
  };

  const layOut = () => {
    plot = measure(graph);
    handle.style.left = `${plot.from * plot.scale}px`;
    handle.style.top = `${plot.layout.rows.push * plot.scale}px`;
    handle.style.width = `${(plot.to - plot.from) * plot.scale + 2 * halfHandle}px`;
    if (dragging) render();
    else follow();
  };

  handle.addEventListener('input', dragToHandle, { signal });
  handle.addEventListener(
    'focus',
    () => {
      if (handle.matches(':focus-visible')) dragToHandle();
    },
    { signal },
  );
  for (const end of ['blur', 'change', 'touchcancel'])
    handle.addEventListener(end, release, { signal });

  const dragToPointer = ({ clientX }: MouseEvent) =>
    dragTo((clientX - graph.getBoundingClientRect().left) / plot.scale);
  const isOnControl = ({ target }: MouseEvent) => (target as Element).matches('button, input');

  const drag = (event: PointerEvent) => {
    if (event.buttons > 0) {
      dragToPointer(event);
    } else {
      // A system dialog may have swallowed the button's release.
      area.releasePointerCapture(event.pointerId);
      release();
    }
  };
  const grab = (event: PointerEvent) => {
    // A finger that moves here swipes; one that taps clicks.
    if (event.pointerType === 'touch' || event.button !== 0 || isOnControl(event)) return;
    area.setPointerCapture(event.pointerId);
    drag(event);
  };
  const move = (event: PointerEvent) => {
    if (area.hasPointerCapture(event.pointerId)) drag(event);
  };
  const tap = (event: MouseEvent) => {
    if (isOnControl(event)) return;
    dragToPointer(event);
    release();
  };
  area.addEventListener('pointerdown', grab, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('lostpointercapture', release, { signal });
  area.addEventListener('click', tap, { signal });
  graph.addEventListener('animationstart', follow, { signal });

  const observer = new ResizeObserver(layOut);
  observer.observe(graph);
  observer.observe(area);
  const disconnect = () => {
    controller.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  return { follow, disconnect };
}

/** Measures the visible drawing in its own pixels: where "now" begins, and how far the window shows it. */
function measure(graph: HTMLElement) {
  const layout = graph.querySelector('.graph-phone')?.clientWidth ? phone : desktop;
  const { left, width } = graph.getBoundingClientRect();
  const moments = sweep(layout);
  const scale = width / layout.width;
  const seen = (document.documentElement.clientWidth - left - halfHandle) / scale;
  const from = moments[0]?.x ?? 0;
  return { layout, moments, scale, from, to: Math.min(seen, layout.reach) };
}
