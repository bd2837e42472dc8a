import { drawings } from 'virtual:drawings';
import type { solutions } from '#content/solutions.ts';

interface SolutionDrawingProps {
  solution: (typeof solutions.items)[number]['id'];
}

/** What an offering does, as a line over its name; the list below says it in words. */
export function SolutionDrawing({ solution }: SolutionDrawingProps) {
  return (
    <svg aria-hidden="true">
      <use href={`${drawings}#${solution}`} />
    </svg>
  );
}
