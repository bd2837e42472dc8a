import { renderToStaticMarkup } from 'react-dom/server';
import { markPaths } from '#app/drawings/mark-paths.ts';
import { colours } from '#content/colours.ts';

import { company } from '#content/company.ts';
import type { PageName } from '#content/pages.ts';
import { CardGraph } from './card-graph.tsx';
import { cardLayout, cardSize } from './card-layouts.ts';

/**
 * The picture beside a shared link: company, title and release graph. Satori draws it, so its styles are
 * attributes.
 */
export function SocialCard({ page, title }: { page: PageName; title: string }) {
  const { ground, words } = cardLayout(page);
  const ink = ground === 'wheat' ? colours['--ink'] : colours['--paper'];
  const size = titleSize(title, words);
  const graph = encodeURIComponent(renderToStaticMarkup(<CardGraph page={page} />));

  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        background: colours[`--${ground}`],
        color: ink,
        fontWeight: 600,
      }}
    >
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
        <path
          d={markPaths.ground}
          fill={ground === 'wheat' ? colours['--ink'] : colours['--wheat']}
        />
        <path d={markPaths.line} fill="none" stroke={colours[`--${ground}`]} strokeWidth="3" />
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
          // Satori breaks lines before it draws the letters together.
          width: words.width * 1.12,
          fontSize: size,
          lineHeight: 0.98,
          letterSpacing: '-0.042em',
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
    </div>
  );
}

/** Pixels. A letter takes about half the square of its size, and is at most 0.56 of it wide on average. */
function titleSize(title: string, { width, height }: { width: number; height: number }): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const filling = Math.sqrt((width * height) / (title.length * 0.53));
  return Math.floor(Math.min(116, filling, width / (longest * 0.56)));
}
