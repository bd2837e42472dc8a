import { cross } from '#app/drawings/path.ts';

const [low, high] = ['82%', '14%'];

/** The pieces of a release's line, which join up across the steps' columns. */
const pieces = {
  check: (
    <>
      <line x1="3" x2="64%" y1={low} y2={low} />
      <circle cx="7" cy={low} r="5.5" />
      <svg x="64%" y={low}>
        <path d={cross([0, 0], 9)} />
      </svg>
      {/* Drawn from right to left, so that its dots align with the next piece's. */}
      <line className="step-line-draft" x1="100%" x2="74%" y1={low} y2={low} />
    </>
  ),
  fix: <line className="step-line-draft" x2="100%" y1={low} y2={low} />,
  approval: (
    <>
      <line x2="78%" y1={low} y2={low} />
      <line x1="78%" x2="92%" y1={low} y2={high} />
      <line className="step-line-live" x1="92%" x2="100%" y1={high} y2={high} />
      <circle cx="7" cy={low} r="5.5" />
      <circle className="step-line-person" cx="78%" cy={low} r="10" />
    </>
  ),
  // Overlaps the previous piece, so that no gap shows between them.
  record: <line className="step-line-live" x1="-2" x2="100%" y1={high} y2={high} />,
};

export type StepName = keyof typeof pieces;

/**
 * Draws above a step what happens to the release there: it stops, is fixed in a draft, waits for approval, or is live.
 */
export function StepLine({ step }: { step: StepName }) {
  return (
    <svg className="step-line" aria-hidden="true">
      {pieces[step]}
    </svg>
  );
}
