import type { SVGProps } from 'react';
import type { approach } from '#content/approach.ts';

type Step = keyof typeof approach.steps;

/** Draws a miniature of what the step adds to the chart. */
export function StepIcon({ step }: { step: Step }) {
  return (
    <svg className="step-icon" viewBox="0 0 58 36" width="58" aria-hidden="true">
      {paths[step].map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}

const ink = { stroke: 'var(--ink)' };
const pine = { stroke: 'var(--pine)' };

const paths: Record<Step, SVGProps<SVGPathElement>[]> = {
  assess: [
    { ...ink, strokeWidth: 5, d: 'M4 9h48' },
    { ...ink, strokeWidth: 1.5, d: 'M4 17v8m48-8v8M4 21h48' },
  ],
  design: [
    { fill: 'var(--pine)', fillOpacity: 0.12, d: 'M5 28L18 5h36v4H42v8H30v11z' },
    {
      ...pine,
      strokeWidth: 3.5,
      strokeDasharray: '0 6.4',
      strokeLinecap: 'round',
      d: 'M5 28L18 5',
    },
  ],
  automate: [{ ...ink, strokeWidth: 3, d: 'M52 15H6m9-8-9 8 9 8' }],
  operate: [
    { ...pine, strokeWidth: 5, d: 'M4 6h52' },
    { ...pine, strokeWidth: 1.5, d: 'M2 28L14 6m2 22L28 6m2 22L42 6m2 22L56 6' },
  ],
};
