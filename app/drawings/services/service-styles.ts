import { drawingHeight, layoutStep, panels } from './service-layouts.ts';

/** Returns the rules that move the layout that fits the panel into view. */
export function serviceDrawingStyles(): string {
  const moves = Object.values(panels).map(
    ({ from }, index) =>
      `@container (width>=${from}px){.service-drawing use{translate:0 -${index * layoutStep}px}}`,
  );
  return `.service-drawing svg{height:${drawingHeight}px}${moves.slice(1).join('')}\n`;
}
