import type { ComponentProps } from 'react';

interface Strokes {
  heavy: string;
  thin?: string;
}

/** Pieces of a release's line on a 32 × 32 grid, heavy over thin. */
const icons = {
  // Services: each repeats its drawing in a few strokes.
  tracks: { heavy: 'M3 26L14 6H29M7.4 18H29M10.7 12H29' },
  merge: { heavy: 'M3 6H8L17 16H29M3 16H17M3 26H8L17 16' },
  objective: { heavy: 'M3 23L9 21L14 5L19 20L24 17L29 18', thin: 'M3 11H29' },
  gates: { heavy: 'M9 29L23 3', thin: 'M3 21.5H8.5M17 21.5H29M3 10.5H15M23.5 10.5H29' },
  incident: { heavy: 'M3 7H8L11 26H14L16 20H20L22 13H25L27 7H30' },
  climb: { heavy: 'M3 27L14 6H29', thin: 'M3 27L13 21H18L29 15' },
  // About: a timetable with one train, a stop, a slow and a fast release.
  sheet: { heavy: 'M7 28L21 4', thin: 'M2 4H30V28H2ZM2 12H30M2 20H30M11 4V28M21 4V28' },
  stop: { heavy: 'M3 28L9 16H23L29 4', thin: 'M1 16H31' },
  releases: { heavy: 'M19 28L25 4', thin: 'M1 28H31M3 28L18 4' },
  // Product and careers: each illustrates the sentence next to it.
  clusters: { heavy: 'M4 27L12 5M12 27L20 5M20 27L28 5', thin: 'M2 27H30M2 5H30' },
  premises: { heavy: 'M3 22H10L17 10H29', thin: 'M3 3H29V29H3Z' },
  nodes: { heavy: 'M3 16H29', thin: 'M9 16L14 4H29M11.5 10H29M11.5 22H29M9 16L14 28H29' },
  stages: { heavy: 'M3 27H7L10 20H14L17 13H21L25 4H29', thin: 'M7 27H29M14 20H29M21 13H29' },
  branch: { heavy: 'M3 26H29M8 26L13 13H19L24 26', thin: 'M3 5H29' },
  template: { heavy: 'M3 28H8L16 14H29', thin: 'M3 19H8L16 5H29' },
  steeper: { heavy: 'M3 26L13 22L20 15L25 4', thin: 'M3 29H29' },
  ways: { heavy: 'M3 26H14L20 6H29', thin: 'M3 26L9 6H20' },
  ring: { heavy: 'M3 27H9L19.5 11.5M28 8a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0' },
  return: { heavy: 'M3 27H7L15 6H23A5.5 5.5 0 0 1 23 17H17M21 12.5L16.5 17L21 21.5' },
  recovery: { heavy: 'M3 9H8L12 27H17L24 5H29', thin: 'M8 9H22' },
  rest: { heavy: 'M3 27L9 14H29', thin: 'M13 9V4M17 9V4M21 9V4M25 9V4M29 9V4' },
  week: { heavy: 'M3 29L5 24H8L10 19H13L15 14H18L20 9H23L25 4H29' },
  shared: { heavy: 'M3 16H10L16 5H29', thin: 'M10 16H29M10 16L16 27H29' },
  finish: { heavy: 'M3 27H8L16 9H28M28 3V15' },
} satisfies Record<string, Strokes>;

export type IconName = keyof typeof icons;

export function Icon({ name, ...props }: { name: IconName } & ComponentProps<'svg'>) {
  const { heavy, thin }: Strokes = icons[name];
  return (
    <svg {...props} viewBox="0 0 32 32" aria-hidden="true">
      {thin && <path strokeWidth="1.5" d={thin} />}
      <path strokeWidth="3" d={heavy} />
    </svg>
  );
}
