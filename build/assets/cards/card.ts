import { cardSize } from '#app/drawings/opening-graph/composition.ts';
import { mark } from '#build/assets/icons/mark.ts';
import { bearingOf } from '#build/assets/svg/lettering.ts';
import { group, rect, svg } from '#build/assets/svg/svg.ts';
import { text } from '#build/assets/svg/text.ts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { cardGraph } from './card-graph.ts';
import type { CardComposition } from './compositions.ts';
import { fitTitle } from './fit-title.ts';

/** Where everything stands that stands in the same place on every card. */
const margin = 60;
const brand = { top: 46, baseline: 82, x: 124 } as const;
const titleTop = 134;

const brandStyle = { size: 35, weight: 650, tracking: -0.02 } as const;
const titleStyle = { weight: 600, tracking: -0.042 } as const;
const leading = 0.98;
const largest = 116;
/** A capital's height, in parts of the size. */
const capital = 0.69;

/** The picture beside a shared link: whose page it is, its title, and the release graph. */
export function socialCard(title: string, composition: CardComposition): string {
  const onWheat = composition.ground === 'wheat';
  const ground = colours[composition.ground];
  const fill = onWheat ? colours.ink : colours.paper;
  const { size, lines } = fitTitle(title, composition.words, { ...titleStyle, leading, largest });

  const style = { ...titleStyle, size, fill };
  const titleLines = (halo?: { halo: string }) =>
    lines.map((line, index) => {
      const x = margin - bearingOf(line, style);
      const y = titleTop + size * (capital + index * leading);
      return text([x, y], line, { ...style, ...halo });
    });

  return svg(
    cardSize,
    rect(0, 0, cardSize.width, cardSize.height, ground),
    cardGraph(composition),
    group(
      { transform: `translate(${margin} ${brand.top}) scale(2)` },
      mark({ ground: onWheat ? colours.ink : colours.wheat, line: ground }),
    ),
    text([brand.x, brand.baseline], company.name, { ...brandStyle, fill }),
    // The graph keeps clear of the letters, but no line's halo cuts into another line.
    ...titleLines({ halo: ground }),
    ...titleLines(),
  );
}
