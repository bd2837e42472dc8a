import { prerendered } from '#app/browser/prerendered.tsx';
import { ContactForm } from './contact-form.tsx';

const ContactWords = prerendered(() => import('./contact-words.tsx').then((m) => m.ContactWords));

export function Contact() {
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="wrap contact-columns">
        <ContactWords />
        <ContactForm />
      </div>
    </section>
  );
}
