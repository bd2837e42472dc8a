import './approach.css';
import { ApproachLine } from '#app/drawings/approach-line.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { approach } from '#content/approach.ts';

export function Approach() {
  const { title, claim, lead, steps, outcomeLabel } = approach;
  return (
    <section className="approach on-tint" id="approach" aria-labelledby="approach-title">
      <div className="wrap">
        <ClaimHead id="approach-title" title={title} claim={claim} lead={lead} />
        <div className="approach-board" data-reveal="">
          <ApproachLine stations={steps.length} />
          <ol className="approach-steps">
            {steps.map(({ name, text, outcome }) => (
              <li key={name} className="approach-step">
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="approach-outcome">
                  <span>{outcomeLabel}</span> {outcome}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
