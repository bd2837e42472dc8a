import { leaveDraft } from '#app/browser/draft.ts';
import { ownLineWords } from '#content/own-line.ts';
import { line } from './line.ts';

const place = document.getElementById('own-line');
if (place) drawLine(place);

/** Draws at every change. */
function drawLine(place: HTMLElement): void {
  const hours = [...place.querySelectorAll('label')].map((label) => ({
    name: label.firstElementChild?.textContent ?? '',
    input: label.querySelector('input') as HTMLInputElement,
    value: label.lastElementChild as HTMLElement,
  }));
  const release = place.querySelector('.own-line-release');
  const circles = place.querySelectorAll('circle');
  const sentence = place.querySelector('output');

  const read = () => {
    const set = hours.map(({ input }) => input.valueAsNumber);
    const moves = set.pop() ?? 0;
    return { waits: set, moves, waiting: set.reduce((sum, wait) => sum + wait, 0) };
  };

  const draw = () => {
    const { waits, moves, waiting } = read();
    const { points, stations } = line(waits, moves);
    release?.setAttribute('d', `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`);
    for (const [index, { x, y }] of stations.entries()) {
      circles[index]?.setAttribute('cx', `${x}%`);
      circles[index]?.setAttribute('cy', `${y}%`);
    }
    for (const { input, value } of hours) {
      const words = ownLineWords.hours(input.valueAsNumber);
      input.setAttribute('aria-valuetext', words);
      value.textContent = words;
    }
    const empty = moves + waiting === 0;
    release?.toggleAttribute('data-empty', empty);
    if (sentence)
      sentence.textContent = empty ? ownLineWords.empty : ownLineWords.sentence(moves, waiting);
  };

  place.addEventListener('input', draw);
  place.querySelector('a')?.addEventListener('click', () => {
    const { waits, moves, waiting } = read();
    if (moves + waiting === 0) return;
    const stages = waits.map((wait, index) => ownLineWords.stage(hours[index]?.name ?? '', wait));
    leaveDraft(ownLineWords.message(moves, waiting, stages));
  });
  draw();
}
