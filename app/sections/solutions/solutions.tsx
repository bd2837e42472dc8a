import '#app/ui/fold.css';
import '#app/ui/rows.css';
import './solutions.css';
import { Incident } from '#app/drawings/incident/incident.tsx';
import { TextLink } from '#app/ui/action-links.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { solutions } from '#content/solutions.ts';

export function Solutions() {
  return (
    <section className="solutions" id="solutions" aria-labelledby="solutions-title">
      <div className="wrap">
        <ClaimHead id="solutions-title" title={solutions.title} claim={solutions.claim} />
        <div className="solutions-columns" dir="ltr">
          {solutions.items.map(({ id, name, summary, capabilities, link }) => (
            <article key={id} data-reveal="">
              <div className="solution-head">
                <h3>{name}</h3>
                <p>{summary}</p>
              </div>
              <Incident half={id} />
              <details className="fold">
                <summary>{solutions.covers}</summary>
                {id === 'launch' ? <Names of={capabilities} /> : <Explained of={capabilities} />}
              </details>
              <p className="solution-link" data-only="screen">
                <TextLink href={link.href} data-subject={link.subject}>
                  {link.label}
                </TextLink>
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

interface CapabilitiesProps {
  of: readonly { name: string; text: string }[];
}

/** The product page explains them. */
function Names({ of }: CapabilitiesProps) {
  return (
    <ul className="rows">
      {of.map(({ name }) => (
        <li key={name}>
          <span>
            <Unbroken text={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Explained({ of }: CapabilitiesProps) {
  return (
    <dl className="rows">
      {of.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
