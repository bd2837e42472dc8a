import '#app/ui/fold.css';
import '#app/ui/timetable.css';
import './solutions.css';
import { SolutionDrawing } from '#app/drawings/solutions/solution-drawing.tsx';
import { TextLink } from '#app/ui/action-links.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { solutions } from '#content/solutions.ts';

export function Solutions() {
  return (
    <section className="solutions" id="solutions" aria-labelledby="solutions-title">
      <div className="wrap">
        <ClaimHead id="solutions-title" title={solutions.title} claim={solutions.claim} />
        <div className="solutions-columns">
          {solutions.items.map(({ id, name, summary, capabilities, link }) => (
            <article key={id} className="solution" data-reveal="">
              <SolutionDrawing solution={id} />
              <h3 className="solution-name">{name}</h3>
              <p className="solution-summary">{summary}</p>
              <details className="fold">
                <summary>{solutions.covers}</summary>
                <dl className="timetable">
                  {capabilities.map((capability) => (
                    <div key={capability.name} className="timetable-row">
                      <dt>
                        <Unbroken text={capability.name} />
                      </dt>
                      <dd>{capability.text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
              <p className="solution-link">
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
