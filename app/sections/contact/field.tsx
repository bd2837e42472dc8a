import type { ComponentProps } from 'react';
import { constants } from '#content/constants.ts';
import { contact } from '#content/contact.ts';
import { type ContactColumn, contactLimits } from '#contract/contact.ts';

/** What each takes, and what browsers know it by, so that they can fill it in. */
const kinds = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  message: { rows: constants.messageTextareaRows },
} as const;

interface FieldProps extends Pick<ComponentProps<'input'>, 'aria-invalid' | 'defaultValue'> {
  column: ContactColumn;
  /** Why what is in it was refused. */
  refusal?: string | undefined;
}

/** A labelled field of the message. */
export function Field({ column, refusal, ...given }: FieldProps) {
  const id = `contact-${column}`;
  const control = {
    id,
    name: column,
    required: true,
    maxLength: contactLimits[column],
    ...kinds[column],
    ...(refusal && { 'aria-invalid': true, 'aria-describedby': `${id}-refusal` }),
    ...given,
  };

  return (
    <div className="field">
      <label htmlFor={id}>{contact.fields[column].label}</label>
      {'rows' in control ? <textarea {...control} /> : <input type="text" {...control} />}
      <Refusal of={id} text={refusal} />
    </div>
  );
}

/** What a control is described by while it is refused. */
export function Refusal({ of, text }: { of: string; text: string | undefined }) {
  return (
    text && (
      <p className="refusal" id={`${of}-refusal`}>
        {text}
      </p>
    )
  );
}
