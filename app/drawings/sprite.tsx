import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders drawings that the first paint does not need as one SVG file: in the HTML they would delay it.
 * A page's `<use>` points at one of its groups, which inherits the page's font, strokes and custom properties;
 * the page's rules for classes do not reach it.
 */
export function sprite(groups: Record<string, ReactNode>): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      {Object.entries(groups).map(([id, drawing]) => (
        <g key={id} id={id}>
          {drawing}
        </g>
      ))}
    </svg>,
  );
}
