import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';

const weights = [500, 600] as const;

/** Draws a component as SVG during the build, with its text as outlines in the site's typeface. */
export async function drawWithSatori(
  component: ReactNode,
  size: { width: number; height: number },
): Promise<string> {
  const { default: satori } = await import('satori');
  const fonts = weights.map((weight) => ({
    name: 'Radio Canada Big',
    weight,
    data: readFileSync(
      `node_modules/@fontsource/radio-canada-big/files/radio-canada-big-latin-${weight}-normal.woff`,
    ),
  }));
  return satori(component, { ...size, fonts });
}
