import '#app/ui/disclosure.css';
import './contact.css';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { contactCopy, formCopy } from '#content/contact.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageSteps } from './message-steps.tsx';
import { useContactForm } from './use-contact-form.ts';
import { YourLine } from './your-line.tsx';

export function Contact() {
  const { toast, onDismissToast, ...form } = useContactForm();
  const { title, headline, lead } = contactCopy;

  return (
    <>
      <section className="contact on-ink wrap" id="contact" aria-labelledby="contact-title">
        <div>
          <SectionHeader id="contact-title" title={title} headline={headline} lead={lead} />
          <YourLine />
        </div>
        <ContactForm {...form} />
        <MessageSteps status={form.status} />
        <Privacy />
      </section>
      <Toaster toast={toast} dismissLabel={formCopy.toasts.dismiss} onDismiss={onDismissToast} />
    </>
  );
}

function Privacy() {
  const { title, summary, paragraphs } = contactCopy.privacy;
  return (
    <div className="contact-note" id="privacy">
      <h3>{title}</h3>
      <details className="disclosure">
        <summary>{summary}</summary>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </div>
  );
}
