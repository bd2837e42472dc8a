import '#app/ui/disclosure.css';
import '#app/ui/rows.css';
import './solutions.css';
import { beginMessage } from '#app/browser/begin-message.ts';
import { Incident } from '#app/drawings/incident/incident.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { formCopy } from '#content/contact.ts';
import { solutions } from '#content/solutions.ts';

export function Solutions() {
  const { title, headline, lead } = solutions;
  return (
    <section className="solutions" id="solutions" aria-labelledby="solutions-title">
      <div className="wrap">
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
              <div className="solution-header">
                <h3>{name}</h3>
                <p>{summary}</p>
              </div>
              <Incident half={id} />
              <details className="disclosure">
                <summary>{solutions.covers}</summary>
                <dl className="rows">
                  {capabilities.map(({ name, text }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
              <p className="solution-link" data-only="screen">
                <a
                  className="text-link"
                  href={link.href}
                  onClick={() =>
                    link.subject && beginMessage(`${formCopy.subject} ${link.subject}`)
                  }
                >
                  {link.label}
                </a>
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
