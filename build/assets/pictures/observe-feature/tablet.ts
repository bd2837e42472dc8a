import { group, type Picture } from '#build/assets/svg/svg.ts';
import { chart } from './chart.ts';
import { chartWords as words } from './data.ts';
import { figuresRow } from './figures.ts';
import { framed } from './frame.ts';
import { incidentPanel, posturePanel } from './panels.ts';

const margin = 26;
const textSize = 16;
const panels = { y: 403, rowHeight: 28.6 };

/** For slots of 620 to 779 pixels, as tall as the first slide's graph is there. */
export const tablet: Picture = framed({
  size: { width: 690, height: 603.75 },
  margin,
  fold: 362,
  head: { y: 46, size: 27, place: true, zone: true },
  textSize,
  draw: () => [
    figuresRow({ at: [margin, 70], width: 638, textSize }),
    group(
      { transform: `translate(${margin} 0)` },
      chart({
        left: 72,
        right: 614,
        base: 318,
        scale: 0.385,
        hourStep: 3,
        rowStep: 100,
        rows: 5,
        textSize,
        ring: 5,
        every: 12,
        objective: words.objective,
      }),
    ),
    posturePanel({
      at: [margin, panels.y],
      width: 290,
      rowHeight: panels.rowHeight,
      textSize,
      withAssets: true,
    }),
    incidentPanel({
      at: [350, panels.y],
      width: 314,
      rowHeight: 2 * panels.rowHeight,
      textSize,
      lineLength: 35,
    }),
  ],
});
