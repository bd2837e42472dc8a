import './approach.css';
import { ApproachLine } from '#app/drawings/approach-line.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { approach } from '#content/approach.ts';

export function Approach() {
  return (
    <section className="approach" id="approach" aria-labelledby="approach-title">
      <div className="wrap">
        <ClaimHead
          id="approach-title"
          title={approach.title}
          claim={approach.claim}
          lead={approach.lead}
        />
        <div className="approach-track" data-reveal="">
          <ApproachLine />
          <ol className="approach-steps">
            {approach.steps.map(({ name, text, outcome }) => (
              <li key={name} className="approach-step">
                <h3 className="approach-name">{name}</h3>
                <p>{text}</p>
                <p className="approach-outcome">
                  <span>{approach.outcomeLabel}</span> {outcome}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
