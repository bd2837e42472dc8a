import '#app/ui/fold.css';
import './contact.css';
import { useRef } from 'react';
import { useInView } from '#app/browser/use-in-view.ts';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { contactWords, formWords } from '#content/contact.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageLine } from './message-line.tsx';
import { MessageSteps } from './message-steps.tsx';
import { useContactForm } from './use-contact-form.ts';

export function Contact() {
  const section = useRef<HTMLElement>(null);
  const near = useInView(section, 0, '400px') ?? false;
  const { progress, messageLine, toast, dismissToast, ...form } = useContactForm(near);

  return (
    <section ref={section} className="contact on-ink" id="contact" aria-labelledby="contact-title">
      <div className="wrap contact-columns">
        <ClaimHead id="contact-title" {...contactWords} />
        <MessageLine state={form.state} {...messageLine} />
        <ContactForm {...form} />
        <MessageSteps progress={progress} />
        <Privacy />
      </div>
      <Toaster toast={toast} dismissLabel={formWords.toasts.dismiss} onDismiss={dismissToast} />
    </section>
  );
}

function Privacy() {
  const { title, summary, lines } = contactWords.privacy;
  return (
    <div className="contact-next" id="privacy">
      <h3>{title}</h3>
      <details className="fold">
        <summary>{summary}</summary>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </div>
  );
}
