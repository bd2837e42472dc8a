// Lets the visitor drag "now" over the hero's release graph: with the mouse anywhere, with a finger or the
// keyboard by the handle on its axis. Loads when the visitor first points at the hero or tabs into it.

import { desktop, phone } from '#app/drawings/release-graph/geometry/composition.ts';
import { DURATION, interpolate, sweep } from '#app/drawings/release-graph/geometry/timeline.ts';
import { sliderWords } from '#content/pipeline.ts';
import { placeInWords, rowAt } from './now.ts';

/** Half the handle's width (px). */
const half = 22;

export function scrub(): void {
  const graph = document.querySelector<HTMLElement>('.graph-live');
  const area = graph?.closest<HTMLElement>('.slide-art');
  if (graph && area) scrubOver(graph, area);
}

function scrubOver(graph: HTMLElement, area: HTMLElement): void {
  const labels = [...graph.querySelectorAll('.stage-label')];
  const handle = Object.assign(document.createElement('input'), {
    className: 'graph-now',
    type: 'range',
    step: 'any',
    ariaLabel: sliderWords.label,
  });
  handle.dataset['only'] = 'screen';
  let plot = measure(graph);
  let seconds = 0;
  let held = false;
  let frame = 0;

  const animations = () => graph.getAnimations({ subtree: true });

  /** Moves the handle to "now", and the drawing too while the visitor holds it. */
  const show = () => {
    const x = interpolate(plot.moments, 'at', 'x', seconds);
    handle.valueAsNumber = (100 * (x - plot.from)) / (plot.to - plot.from);
    handle.ariaValueText = placeInWords(plot.composition, x);
    const row = held ? rowAt(plot.composition, x) : -1;
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-now', index === row);
    if (!held) return;
    for (const animation of animations()) {
      // Unlike `pause()`, the rate does not override the pause button.
      animation.playbackRate = 0;
      animation.currentTime = seconds * 1000;
    }
  };

  const holdAt = (x: number) => {
    held = true;
    graph.dataset['held'] = '';
    seconds = interpolate(plot.moments, 'x', 'at', x);
    show();
  };

  const holdAtHandle = () =>
    holdAt(plot.from + (handle.valueAsNumber / 100) * (plot.to - plot.from));

  const follow = () => {
    cancelAnimationFrame(frame);
    if (held) return;
    seconds = Number(animations()[0]?.currentTime ?? DURATION * 1000) / 1000;
    show();
    if (seconds < DURATION) frame = requestAnimationFrame(follow);
  };

  /** Resumes the animation from here. */
  const release = () => {
    if (!held || handle.matches(':focus-visible')) return;
    held = false;
    delete graph.dataset['held'];
    for (const animation of animations()) animation.playbackRate = 1;
    follow();
  };

  const place = () => {
    plot = measure(graph);
    handle.style.left = `${plot.from * plot.scale}px`;
    handle.style.top = `${plot.composition.rows.push * plot.scale}px`;
    handle.style.width = `${(plot.to - plot.from) * plot.scale + 2 * half}px`;
    if (held) show();
    else follow();
  };

  handle.addEventListener('input', holdAtHandle);
  handle.addEventListener('focus', () => {
    if (handle.matches(':focus-visible')) holdAtHandle();
  });
  // A finger on the handle does not swipe the slide away.
  handle.addEventListener('touchstart', (event) => event.stopPropagation(), { passive: true });
  for (const end of ['blur', 'change', 'touchcancel']) handle.addEventListener(end, release);

  const holdAtPointer = ({ clientX }: MouseEvent) =>
    holdAt((clientX - graph.getBoundingClientRect().left) / plot.scale);
  const isOnControl = ({ target }: MouseEvent) => (target as Element).closest('button, input');

  const drag = (event: PointerEvent) => {
    if (event.buttons > 0) {
      holdAtPointer(event);
    } else {
      // A system dialog may have swallowed the button's release.
      area.releasePointerCapture(event.pointerId);
      release();
    }
  };
  area.addEventListener('pointerdown', (event) => {
    // A finger that moves here swipes; one that taps clicks.
    if (event.pointerType === 'touch' || event.button !== 0 || isOnControl(event)) return;
    area.setPointerCapture(event.pointerId);
    drag(event);
  });
  area.addEventListener('pointermove', (event) => {
    if (area.hasPointerCapture(event.pointerId)) drag(event);
  });
  area.addEventListener('lostpointercapture', release);
  area.addEventListener('click', (event) => {
    if (isOnControl(event)) return;
    holdAtPointer(event);
    release();
  });

  graph.append(handle);
  graph.addEventListener('animationstart', follow);
  const observer = new ResizeObserver(place);
  observer.observe(graph);
  observer.observe(area);
}

/** Measures the visible drawing in its own pixels: where "now" begins, and how far the window shows it. */
function measure(graph: HTMLElement) {
  const composition = graph.querySelector('.graph-phone')?.clientWidth ? phone : desktop;
  const { left, width } = graph.getBoundingClientRect();
  const moments = sweep(composition);
  const scale = width / composition.width;
  const seen = (document.documentElement.clientWidth - left - half) / scale;
  const from = moments[0]?.x ?? 0;
  return { composition, moments, scale, from, to: Math.min(seen, composition.reach) };
}
