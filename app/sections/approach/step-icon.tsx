import type { approach } from '#content/approach.ts';

/** A miniature of what the step adds to the chart. */
export function StepIcon({ step }: { step: keyof typeof approach.steps }) {
  return (
    <svg
      className="step-icon"
      viewBox="0 0 58 30"
      width="58"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      {icons[step]}
    </svg>
  );
}

const icons = {
  assess: (
    <>
      <path strokeWidth="5" d="M4 9h48" />
      <path strokeWidth="1.5" d="M4 17v8m48-8v8M4 21h48" />
    </>
  ),
  design: (
    <>
      <path className="approach-band" d="M5 28L18 5h36v4H42v8H30v11z" />
      <path
        stroke="var(--pine)"
        strokeWidth="3.5"
        strokeDasharray="0 6.4"
        strokeLinecap="round"
        d="M5 28L18 5"
      />
    </>
  ),
  automate: <path strokeWidth="3" d="M52 15H6m9-8-9 8 9 8" />,
  operate: (
    <g stroke="var(--pine)">
      <path strokeWidth="5" d="M4 6h52" />
      <path strokeWidth="1.5" d="M2 28L14 6m2 22L28 6m2 22L42 6m2 22L56 6" />
    </g>
  ),
};
