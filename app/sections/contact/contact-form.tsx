import '#app/ui/visually-hidden.css';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { formWords } from '#content/contact.ts';
import { honeypotField, messageColumns } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { Field, RefusalText } from './field.tsx';
import type { ContactFormState } from './use-contact-form.ts';

type ContactFormProps = Pick<
  ContactFormState,
  'form' | 'state' | 'refusal' | 'onSubmit' | 'onFieldInput'
>;

export function ContactForm(props: ContactFormProps) {
  const { form, state, refusal, onSubmit, onFieldInput } = props;
  const hydrating = useHydrating();
  // On a static host no server takes the form, so the browser must not send it.
  const needsScripts = Boolean(import.meta.env.VITE_SUPABASE_URL);
  const refusalOf = (control: string) => (refusal?.control === control ? refusal.text : undefined);

  return (
    <>
      {needsScripts && hydrating && <NeedsScripts />}
      <form
        ref={form}
        className="contact-form"
        data-only={needsScripts ? 'scripts' : 'screen'}
        method="post"
        action={paths.contactForm}
        aria-labelledby="contact-title"
        data-state={state}
        onSubmit={onSubmit}
        onInput={onFieldInput}
      >
        {messageColumns.map((column) => (
          <Field
            key={column}
            column={column}
            refusal={refusalOf(column)}
            // Text typed while sending would be lost.
            readOnly={state === 'sending'}
          />
        ))}
        {hydrating && <Honeypot />}
        <RefusalText of="submit" text={refusalOf('submit')} />
        <button
          className="button"
          type="submit"
          // Outside a dialog, this method submits nothing.
          formMethod={needsScripts ? 'dialog' : undefined}
          // The toast says what came of it.
          aria-live={state === 'sending' ? 'polite' : undefined}
          aria-describedby={refusalOf('submit') && 'submit-refusal'}
          disabled={state !== 'idle'}
        >
          {state === 'sending' && <span className="spinner" />}
          <span>{formWords.submit[state]}</span>
        </button>
      </form>
    </>
  );
}

function NeedsScripts() {
  const { title, text, link } = formWords.needsScripts;
  return (
    <div className="contact-form without-scripts">
      <p>{title}</p>
      <p>
        {text} <a href={link.href}>{link.label}</a>
      </p>
    </div>
  );
}

/** Catches bots that post the form without running scripts. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formWords.fields.honeypot.label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
