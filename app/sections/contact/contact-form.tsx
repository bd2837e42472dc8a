import '#app/ui/visually-hidden.css';
import { useSyncExternalStore } from 'react';
import { formCopy } from '#content/contact.ts';
import { honeypotField } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { Fields } from './fields.tsx';
import { isStaticHost, type useContactForm } from './use-contact-form.ts';

type ContactFormProps = Omit<ReturnType<typeof useContactForm>, 'toast' | 'onDismissToast'>;

export function ContactForm({ formRef, status, explanation, onSubmit, onInput }: ContactFormProps) {
  const canSubmit = useCanSubmit();
  const isBusy = status === 'sending' || status === 'sent';

  return (
    <form
      ref={formRef}
      className="contact-form"
      data-only="screen"
      method="post"
      action={paths.contactForm}
      aria-labelledby="contact-title"
      data-status={status}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {isStaticHost ? <NeedsScripts /> : <Honeypot />}
      {/* Read-only while sending, because the fields are cleared afterwards. */}
      <Fields readOnly={status === 'sending'} />
      {explanation && (
        <p className="form-error" id="form-error">
          {explanation}
        </p>
      )}
      {/* Makes the button as wide as a field. */}
      <div className="field-columns">
        <button
          className="button"
          type="submit"
          aria-live="polite"
          aria-describedby={explanation && 'form-error'}
          disabled={isBusy || !canSubmit}
        >
          {status === 'sending' && <span className="spinner" />}
          <span>{formCopy.submit[isBusy ? status : 'idle']}</span>
        </button>
      </div>
    </form>
  );
}

/** Returns false on a static host until the page is hydrated, because only scripts can send the form from there. */
function useCanSubmit(): boolean {
  return useSyncExternalStore(
    // Subscribes to nothing, because only hydration changes the value.
    () => () => {},
    () => true,
    () => !isStaticHost,
  );
}

function NeedsScripts() {
  const { title, text, link } = formCopy.needsScripts;
  return (
    <noscript>
      {`${title} ${text} `}
      <a href={link.href}>{link.label}</a>
    </noscript>
  );
}

/** Catches bots that post the form without running scripts. */
function Honeypot() {
  return (
    <noscript className="visually-hidden">
      <label aria-hidden="true">
        {formCopy.fields.honeypot.label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </noscript>
  );
}
