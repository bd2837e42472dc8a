import { renderToStaticMarkup } from 'react-dom/server';
import { logoPaths } from '#app/drawings/logo-paths.ts';
import { headlineLetterSpacing } from '#app/styles/typography.ts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import type { PageName } from '#content/pages.ts';
import { type CardColours, CardGraph } from './card-graph.tsx';
import { cardSize } from './card-size.ts';

const { '--ink': ink, '--paper': paper, '--pine': pine, '--wheat': wheat } = colours;
// Pine is invisible on ink.
const onInk: CardColours = { background: ink, text: paper, line: wheat, production: wheat };
const onWheat: CardColours = { background: wheat, text: ink, line: ink, production: pine };

/** The space for the title (px). */
const titleBox = { width: 640, height: 330 };

/** Draws the preview image of a shared link: company, title and release graph. Satori supports only inline styles. */
export function SocialCard({ page, title }: { page: PageName; title: string }) {
  const cardColours = page === 'home' ? onWheat : onInk;
  const { background, text, line } = cardColours;
  const size = fitTitleSize(title);
  const graph = encodeURIComponent(renderToStaticMarkup(<CardGraph {...cardColours} />));

  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        flexDirection: 'column',
        padding: '46px 60px',
        backgroundColor: background,
        backgroundImage: `url("data:image/svg+xml,${graph}")`,
        color: text,
        fontWeight: 600,
      }}
    >
      <div style={{ display: 'flex', gap: 16, fontSize: 35, letterSpacing: '-0.02em' }}>
        <svg viewBox="0 0 24 24" width="48" height="48">
          <path d={logoPaths.background} fill={line} />
          <path d={logoPaths.line} fill="none" stroke={background} strokeWidth="3" />
        </svg>
        {company.name}
      </div>
      <div
        style={{
          // Aligns the capitals with the logo.
          margin: '26px 0 0 -0.04em',
          // Satori wraps lines before it applies the letter spacing, so the box gets 12% more width.
          width: titleBox.width * 1.12,
          fontSize: size,
          lineHeight: 0.98,
          letterSpacing: headlineLetterSpacing,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
    </div>
  );
}

/**
 * Returns the largest font size (px) at which the title fits its box. A character takes up about 0.53 em², and is at
 * most 0.56 em wide on average within a word.
 */
function fitTitleSize(title: string): number {
  const { width, height } = titleBox;
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const sizeByArea = Math.sqrt((width * height) / (title.length * 0.53));
  const sizeByWidth = width / (longestWord * 0.56);
  return Math.floor(Math.min(116, sizeByArea, sizeByWidth));
}
