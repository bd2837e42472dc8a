import '#app/ui/section-head.css';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact-words.ts';

/** Beside the form: what happens to a message. */
export function ContactWords() {
  return (
    <div className="contact-words" data-reveal="">
      <h2 className="section-title" id="contact-title">
        {contactWords.title}
      </h2>
      <p className="section-lead">{contactWords.lead}</p>
      <h3 className="contact-next-title">{contactWords.next.title}</h3>
      <ol className="contact-next">
        {contactWords.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="contact-direct">
        {contactWords.next.direct}{' '}
        <a href={`mailto:${company.mailboxes.general}`}>{company.mailboxes.general}</a>
      </p>
      <details className="contact-direct contact-use">
        <summary>{contactWords.use.title}</summary>
        {contactWords.use.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </div>
  );
}
