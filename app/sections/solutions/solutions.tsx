import '#app/ui/disclosure.css';
import './solutions.css';
import { beginMessage } from '#app/browser/begin-message.ts';
import { Incident } from '#app/drawings/incident/incident.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { formCopy } from '#content/contact.ts';
import { solutions } from '#content/solutions.ts';

export function Solutions() {
  const { title, headline, lead } = solutions;
  return (
    <section className="solutions wrap" id="solutions" aria-labelledby="solutions-title">
      <SectionHeader
        id="solutions-title"
        title={title}
        headline={headline}
        lead={
          <>
            {lead.before}
            <a href={lead.link.href}>{lead.link.label}</a>
            {lead.after}
          </>
        }
      />
      <div className="solutions-columns" dir="ltr">
        {solutions.items.map(({ id, name, summary, capabilities, link }) => (
          <article key={id} data-reveal="">
            <h3>{name}</h3>
            <p className="solution-summary">{summary}</p>
            <Incident half={id} />
            <details className="disclosure">
              <summary>{solutions.covers}</summary>
              <dl className="solution-capabilities">
                {capabilities.map((capability) => (
                  <div key={capability.name}>
                    <dt>{capability.name}</dt>
                    <dd>{capability.text}</dd>
                  </div>
                ))}
              </dl>
            </details>
            <a
              className="text-link solution-link"
              href={link.href}
              onClick={() => link.subject && beginMessage(formCopy.subject(link.subject))}
            >
              {link.label}
            </a>
          </article>
        ))}
      </div>
    </section>
  );
}
