import { group, type Picture } from '#build/assets/svg/svg.ts';
import { chart } from './chart.ts';
import { chartWords as words } from './data.ts';
import { figuresColumn } from './figures.ts';
import { framed } from './frame.ts';
import { incidentPanel, inventoryPanel, posturePanel } from './panels.ts';

const margin = 32;
const textSize = 15.5;
const panels = { y: 392, rowHeight: 31 };

/** Beside the words of the hero's second slide, or below them, where there is room for everything. */
export const wide: Picture = framed({
  size: { width: 1000, height: 612.5 },
  margin,
  fold: 348,
  head: { y: 48, size: 27, place: true, zone: true },
  textSize,
  draw: () => [
    group(
      { transform: `translate(${margin} 0)` },
      chart({
        left: 76,
        right: 716,
        base: 304,
        scale: 0.53,
        hourStep: 3,
        rowStep: 100,
        rows: 5,
        textSize,
        ring: 5,
        every: 10,
        objective: words.objective,
      }),
    ),
    figuresColumn({ at: [788, 84], width: 180, textSize, rowHeight: 55 }),
    inventoryPanel({ at: [margin, panels.y], width: 270, rowHeight: panels.rowHeight, textSize }),
    posturePanel({ at: [342, panels.y], width: 278, rowHeight: panels.rowHeight, textSize }),
    incidentPanel({
      at: [660, panels.y],
      width: 308,
      rowHeight: 2 * panels.rowHeight,
      textSize,
      lineLength: 34,
    }),
  ],
});
