import { group, type Picture } from '#build/assets/svg/svg.ts';
import { chart } from './chart.ts';
import { chartWords as words } from './data.ts';
import { framed } from './frame.ts';
import { incidentPanel, postureStrip } from './panels.ts';

const size = { width: 360, height: 444 };
const margin = 20;
const width = size.width - 2 * margin;
const textSize = 16;
const fold = 193;

/** The chart, the incident and the frameworks, in letters that stay 14 px in a slot of 320. */
export const phone: Picture = framed({
  size,
  margin,
  fold,
  head: { y: 34, size: 21 },
  textSize,
  draw: () => [
    group(
      { transform: `translate(${margin} 0)` },
      chart({
        left: 62,
        right: width - 18,
        base: 156,
        scale: 0.25,
        hourStep: 6,
        rowStep: 150,
        rows: 3,
        textSize,
        ring: 0,
        every: 20,
        objective: words.shortObjective,
      }),
    ),
    incidentPanel({
      at: [margin, fold + 32],
      width,
      rowHeight: 53,
      textSize,
      lineLength: 35,
      rows: 2,
    }),
    postureStrip({ at: [margin, size.height - 77], width, textSize }),
  ],
});
