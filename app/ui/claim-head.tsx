import './claim-head.css';

interface ClaimHeadProps {
  id: string;
  /** The section's name, which people navigate by. */
  title: string;
  /** What it has to say. */
  claim: string;
  lead?: string;
}

export function ClaimHead({ id, title, claim, lead }: ClaimHeadProps) {
  return (
    <div className="claim-head" data-reveal="">
      <h2 className="claim-name" id={id}>
        {title}
      </h2>
      <p className="claim">{claim}</p>
      {lead && <p className="claim-lead">{lead}</p>}
    </div>
  );
}
