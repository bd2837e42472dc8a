// Moves "now" over the hero's release graph by hand: with the mouse all over it, with a finger or the
// keyboard by the handle on its axis. It comes when a visitor first points at the hero, touches it or
// tabs into it; without it the release runs as ever.

import { desktop, phone } from '#app/drawings/release-graph/geometry/composition.ts';
import { DURATION, interpolate, sweep } from '#app/drawings/release-graph/geometry/timeline.ts';
import { sliderWords } from '#content/pipeline.ts';
import { placeInWords, rowAt } from './now.ts';
import styles from './scrub.css?inline';

/** Half of the handle, in pixels: as near as it comes to the window's edge. */
const half = 22;

const graph = document.querySelector<HTMLElement>('.graph-live');
const slides = graph?.closest<HTMLElement>('[aria-live]');
if (graph && slides) scrub(graph, slides);

function scrub(graph: HTMLElement, slides: HTMLElement): void {
  const labels = [...graph.querySelectorAll('.stage-label')];
  const handle = Object.assign(document.createElement('input'), {
    className: 'graph-now',
    type: 'range',
    step: 'any',
    ariaLabel: sliderWords.label,
  });
  let plot = measure(graph);
  let held = false;
  let frame = 0;

  const animations = () => graph.getAnimations({ subtree: true });

  const show = (x: number) => {
    handle.valueAsNumber = (100 * (x - plot.from)) / (plot.to - plot.from);
    handle.ariaValueText = placeInWords(plot.composition, x);
  };

  /** Keeps the handle at "now" as long as that moves. */
  const follow = () => {
    cancelAnimationFrame(frame);
    if (held) return;
    const seconds = Number(animations()[0]?.currentTime ?? DURATION * 1000) / 1000;
    show(interpolate(plot.moments, 'at', 'x', seconds));
    if (seconds < DURATION) frame = requestAnimationFrame(follow);
  };

  /** The rate, unlike `pause()`, leaves the say to the button that pauses. */
  const hold = () => {
    held = true;
    graph.dataset['held'] = '';
    const x = plot.from + (handle.valueAsNumber / 100) * (plot.to - plot.from);
    for (const animation of animations()) {
      animation.playbackRate = 0;
      animation.currentTime = interpolate(plot.moments, 'x', 'at', x) * 1000;
    }
    show(x);
    const row = rowAt(plot.composition, x);
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-now', index === row);
  };

  const holdAt = (event: MouseEvent) => {
    show((event.clientX - graph.getBoundingClientRect().left) / plot.scale);
    hold();
  };

  /** The release goes on from there. */
  const letGo = () => {
    slides.removeEventListener('mousemove', holdAt);
    if (!held || handle.matches(':focus-visible')) return;
    held = false;
    for (const animation of animations()) animation.playbackRate = 1;
    delete graph.dataset['held'];
    for (const label of labels) label.removeAttribute('data-now');
    follow();
  };

  const place = () => {
    plot = measure(graph);
    handle.style.left = `${plot.from * plot.scale}px`;
    handle.style.top = `${plot.composition.rows.push * plot.scale}px`;
    handle.style.width = `${(plot.to - plot.from) * plot.scale + 2 * half}px`;
    follow();
  };

  handle.addEventListener('input', hold);
  handle.addEventListener('focus', () => {
    if (handle.matches(':focus-visible')) hold();
  });
  // A finger on the handle does not swipe the slide away.
  handle.addEventListener('touchstart', (event) => event.stopPropagation(), { passive: true });
  for (const end of ['blur', 'touchend', 'touchcancel']) handle.addEventListener(end, letGo);

  graph.closest<HTMLElement>('.slide-art')?.addEventListener('mousedown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    // No text is selected then, and the handle is not pulled as well.
    event.preventDefault();
    holdAt(event);
    slides.addEventListener('mousemove', holdAt);
  });
  for (const end of ['mouseup', 'mouseleave']) slides.addEventListener(end, letGo);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  graph.append(handle);
  graph.addEventListener('animationstart', follow);
  const observer = new ResizeObserver(place);
  observer.observe(graph);
  observer.observe(slides);
}

/** The drawing that is shown, in pixels of its own: where "now" begins, and how far it is seen. */
function measure(graph: HTMLElement) {
  const composition = graph.querySelector('.graph-phone')?.clientWidth ? phone : desktop;
  const { left, width } = graph.getBoundingClientRect();
  const moments = sweep(composition);
  const scale = width / composition.width;
  const seen = (document.documentElement.clientWidth - left - half) / scale;
  const from = moments[0]?.x ?? 0;
  return { composition, moments, scale, from, to: Math.min(seen, composition.reach) };
}
