import './claim-head.css';
import type { ReactNode } from 'react';

interface ClaimHeadProps {
  id: string;
  /** The section's name, for navigation. */
  title: string;
  /** The section's message. Its line breaks are kept. */
  claim: string;
  lead?: ReactNode;
}

export function ClaimHead({ id, title, claim, lead }: ClaimHeadProps) {
  return (
    <div className="claim-head" data-reveal="">
      <h2 id={id}>{title}</h2>
      <p className="claim">
        {claim.split('\n').map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </p>
      {lead && <p className="claim-lead">{lead}</p>}
    </div>
  );
}
