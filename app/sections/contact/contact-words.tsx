import { ClaimHead } from '#app/ui/claim-head.tsx';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact-words.ts';

const { title, claim, lead, next, privacy } = contactWords;

/** Before the form: who reads it. */
export function ContactWords() {
  return <ClaimHead id="contact-title" title={title} claim={claim} lead={lead} />;
}

/** After it: what happens to a message, and what is kept of it. */
export function ContactNext() {
  return (
    <>
      <div className="contact-next">
        <h3>{next.title}</h3>
        <ol>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {`${next.direct} `}
          <a href={`mailto:${company.mailboxes.general}`}>{company.mailboxes.general}</a>
        </p>
      </div>
      <div className="contact-next" id="privacy">
        <h3>{privacy.title}</h3>
        {privacy.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
