import { group, type Picture } from '#build/assets/svg/svg.ts';
import { chart } from './chart.ts';
import { chartWords as words } from './data.ts';
import { figuresColumn } from './figures.ts';
import { framed } from './frame.ts';
import { incidentPanel, posturePanel } from './panels.ts';

const margin = 28;
const textSize = 15.5;
const panels = { y: 380, rowHeight: 29 };

/** For slots of 780 to 907 pixels: the assets are a number only, and the letters stay large. */
export const notebook: Picture = framed({
  size: { width: 860, height: 586 },
  margin,
  fold: 336,
  head: { y: 47, size: 27, place: true, zone: true },
  textSize,
  draw: () => [
    group(
      { transform: `translate(${margin} 0)` },
      chart({
        left: 72,
        right: 574,
        base: 292,
        scale: 0.51,
        hourStep: 3,
        rowStep: 100,
        rows: 5,
        textSize,
        ring: 5,
        every: 12,
        objective: words.objective,
      }),
    ),
    figuresColumn({ at: [656, 82], width: 176, textSize, rowHeight: 53 }),
    posturePanel({
      at: [margin, panels.y],
      width: 368,
      rowHeight: panels.rowHeight,
      textSize,
      withAssets: true,
    }),
    incidentPanel({
      at: [442, panels.y],
      width: 390,
      rowHeight: 2 * panels.rowHeight,
      textSize,
      lineLength: 39,
    }),
  ],
});
