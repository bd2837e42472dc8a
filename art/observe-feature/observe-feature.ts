import { group, type Picture, palette, rect, rule, type Size, svg } from '../svg.ts';
import { text } from '../text.ts';
import { chart } from './chart.ts';
import { figures, service, chartWords as words } from './data.ts';
import { incidentPanel, inventoryPanel, posturePanel, postureStrip } from './panels.ts';

const desktopSize: Size = { width: 1000, height: 612.5 };
const phoneSize: Size = { width: 390, height: 474 };

export const observeFeature: Picture = { size: desktopSize, draw: desktop };
export const observeFeaturePhone: Picture = { size: phoneSize, draw: phone };

const small = { size: 15.5, fill: '#D6DACF', weight: 450 } as const;

/** For the hero's second slide, beside its words: ink for what happens, paper for what is kept. */
function desktop(): string {
  const margin = 32;
  const { width, height } = desktopSize;
  const fold = 348;
  return svg(
    desktopSize,
    rect(0, 0, width, height, palette.paper),
    rect(0, 0, width, fold, palette.ink),
    text([margin, 48], service.name, { size: 27, fill: palette.paper, weight: 650 }),
    text([margin + 176, 48], service.place, small),
    text([width - margin, 48], `${service.note}, ${service.zone}`, { ...small, anchor: 'end' }),
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
        textSize: 15.5,
        ring: 5,
        every: 10,
        objective: words.objective,
      }),
    ),
    ...figures.flatMap(({ label, value }, index) => {
      const y = 84 + index * 55;
      return [
        rule([788, y + 0.5], [width - margin, y + 0.5], palette.paper, { 'stroke-opacity': 0.22 }),
        text([788, y + 34], label, { ...small, fill: palette.paper, weight: 500 }),
        text([width - margin, y + 35], value, {
          size: 20,
          fill: palette.paper,
          weight: 650,
          anchor: 'end',
        }),
      ];
    }),
    inventoryPanel({ at: [margin, 392], width: 270, rowHeight: 31 }),
    posturePanel({ at: [342, 392], width: 278, rowHeight: 31 }),
    incidentPanel({
      at: [660, 392],
      width: 308,
      rowHeight: 77.5,
      lineLength: 34,
      note: true,
    }),
  );
}

/** For a phone: the chart, the incident and the frameworks, in letters that stay 14 px at 350 px. */
function phone(): string {
  const margin = 20;
  const { width, height } = phoneSize;
  const fold = 204;
  return svg(
    phoneSize,
    rect(0, 0, width, height, palette.paper),
    rect(0, 0, width, fold, palette.ink),
    text([margin, 34], service.name, { size: 21, fill: palette.paper, weight: 650 }),
    text([width - margin, 34], service.note, { ...small, size: 16, anchor: 'end' }),
    group(
      { transform: `translate(${margin} 0)` },
      chart({
        left: 62,
        right: width - 2 * margin - 18,
        base: 166,
        scale: 0.27,
        hourStep: 6,
        rowStep: 150,
        rows: 3,
        textSize: 16,
        ring: 4,
        every: 20,
        objective: words.shortObjective,
      }),
    ),
    incidentPanel({
      at: [margin, fold + 34],
      width: width - 2 * margin,
      rowHeight: 60,
      lineLength: 38,
    }),
    postureStrip({ at: [margin, height - 78], width: width - 2 * margin }),
  );
}
