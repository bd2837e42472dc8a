import { StaticHtml } from '#app/ui/static-html.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { contact } from '#content/contact.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactNext, ContactWords } from './contact-words.tsx';

export function Contact() {
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="wrap contact-columns">
        <StaticHtml name="contact-words">{import.meta.env.SSR && <ContactWords />}</StaticHtml>
        <ContactForm />
        <StaticHtml name="contact-next">{import.meta.env.SSR && <ContactNext />}</StaticHtml>
      </div>
      <Toaster dismissLabel={contact.toasts.dismiss} />
    </section>
  );
}
