import './approach.css';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { approach } from '#content/approach.ts';

export function Approach() {
  const { title, claim, lead, steps, outcomeLabel } = approach;
  return (
    <section className="approach" id="approach" aria-labelledby="approach-title">
      <div className="wrap">
        <ClaimHead id="approach-title" title={title} claim={claim} lead={lead} />
        <ol className="approach-steps" data-reveal="">
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
    </section>
  );
}
