import { renderToStaticMarkup } from 'react-dom/server';
import { logoPaths } from '#app/drawings/logo-paths.ts';
import { headlineLetterSpacing } from '#app/styles/typography.ts';
import { company } from '#content/company.ts';
import type { PageName } from '#content/pages.ts';
import { CardGraph } from './card-graph.tsx';
import { cardLayout, cardSize } from './card-layouts.ts';

/** The preview image of a shared link: company, title and release graph. Satori supports only inline styles. */
export function SocialCard({ page, title }: { page: PageName; title: string }) {
  const layout = cardLayout(page);
  const { background, text, line, titleBox } = layout;
  const size = titleSize(title, titleBox);
  const graph = encodeURIComponent(renderToStaticMarkup(<CardGraph {...layout} />));

  return (
    <div style={{ ...cardSize, display: 'flex', background, color: text, fontWeight: 600 }}>
      <img
        src={`data:image/svg+xml,${graph}`}
        alt=""
        {...cardSize}
        style={{ position: 'absolute' }}
      />
      <svg
        viewBox="0 0 24 24"
        width="48"
        height="48"
        style={{ position: 'absolute', left: 60, top: 46 }}
      >
        <path d={logoPaths.background} fill={line} />
        <path d={logoPaths.line} fill="none" stroke={background} strokeWidth="3" />
      </svg>
      <div
        style={{ position: 'absolute', left: 124, top: 48, fontSize: 35, letterSpacing: '-0.02em' }}
      >
        {company.name}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 60 - size * 0.04,
          top: 134 - size * 0.14,
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
function titleSize(title: string, { width, height }: { width: number; height: number }): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const sizeByArea = Math.sqrt((width * height) / (title.length * 0.53));
  const sizeByWidth = width / (longestWord * 0.56);
  return Math.floor(Math.min(116, sizeByArea, sizeByWidth));
}
