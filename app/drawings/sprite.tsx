import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders drawings that first paint can do without into one SVG file, which keeps them out of the HTML. `<use>`
 * references a group by id. The group inherits the page's font, strokes and custom properties, but class selectors do
 * not reach inside.
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
