import { ClaimHead } from '#app/ui/claim-head.tsx';
import { contactWords } from '#content/contact.ts';

const { title, claim, lead, privacy } = contactWords;

export function ContactWords() {
  return <ClaimHead id="contact-title" title={title} claim={claim} lead={lead} />;
}

export function Privacy() {
  return (
    <div className="contact-next" id="privacy">
      <h3>{privacy.title}</h3>
      <div>
        {privacy.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
