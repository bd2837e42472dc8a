import { desktop, phone } from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { DURATION, interpolate, sweep } from '#app/drawings/release-graph/geometry/timeline.ts';
import { placeInWords, rowAt } from './now.ts';

/** Half the handle's width (px). */
const halfHandle = 22;

/**
 * Connects the handle, and the mouse anywhere over the drawing, to the graph's animations. The handle rests at
 * the end of its way until it is first used, and follows "now" from then on.
 */
export function scrubOver(handle: HTMLInputElement) {
  const graph = handle.closest<HTMLElement>('.graph-live');
  const area = handle.closest<HTMLElement>('.slide-art');
  if (!graph || !area) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const labels = [...graph.querySelectorAll('.stage-label')];
  let plot = measure(graph, handle);
  let seconds = 0;
  let dragging = false;
  let frame = 0;

  // A slide that leaves also has a transition.
  const animations = () =>
    graph.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation);

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
    graph.dataset['scrubbed'] = '';
    seconds = interpolate(plot.moments, 'x', 'at', x);
    render();
  };

  const dragToHandle = () =>
    dragTo(plot.from + (handle.valueAsNumber / 100) * (plot.to - plot.from));

  const follow = () => {
    cancelAnimationFrame(frame);
    if (dragging || graph.dataset['scrubbed'] === undefined) return;
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
    plot = measure(graph, handle);
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

  // The visitor may have moved the handle before hydration.
  if (handle.valueAsNumber < 100) {
    dragToHandle();
    if (!handle.matches(':active')) release();
  }

  const observer = new ResizeObserver(layOut);
  observer.observe(handle);
  const disconnect = () => {
    controller.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  return { follow, disconnect };
}

/** Measures the visible drawing in its own pixels: where "now" begins, and how far the handle goes. */
function measure(graph: HTMLElement, handle: HTMLInputElement) {
  const layout = graph.querySelector('.graph-phone')?.clientWidth ? phone : desktop;
  const moments = sweep(layout);
  const scale = graph.getBoundingClientRect().width / layout.width;
  const from = moments[0].x;
  const way = handle.getBoundingClientRect().width - 2 * halfHandle;
  return { layout, moments, scale, from, to: from + way / scale };
}
