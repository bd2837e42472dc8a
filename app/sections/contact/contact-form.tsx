import './contact.css';
import { useRef } from 'react';
import { constants } from '#content/constants.ts';
import { contact } from '#content/contact.ts';
import { honeypotField } from '#contract/contact.ts';
import { paths } from '#contract/paths.ts';
import { Field } from './field.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useSenderPreload } from './use-sender-preload.ts';

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit } = useContactForm();
  useSenderPreload(form);

  return (
    <form
      ref={form}
      className="contact-form"
      method="post"
      action={paths.contactForm}
      aria-labelledby="contact-title"
      data-state={state}
      onSubmit={submit}
    >
      <Field column="name" label={contact.fields.name.label} autoComplete="name" />
      <Field column="email" label={contact.fields.email.label} type="email" autoComplete="email" />
      <Field column="company" label={contact.fields.company.label} autoComplete="organization" />
      <Field
        column="message"
        label={contact.fields.message.label}
        rows={constants.messageTextareaRows}
      />
      <div className="honeypot" aria-hidden="true">
        <label>
          {contact.fields.honeypot.label}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className="submit" type="submit" aria-live="polite" disabled={state !== 'idle'}>
        {state === 'sending' && <span className="spinner" />}
        {contact.submit[state]}
      </button>
    </form>
  );
}
