import type { ComponentProps } from 'react';
import { type ContactColumn, contactLimits } from '#contract/contact.ts';

interface Common {
  column: ContactColumn;
  label: string;
}

type FieldProps = Common &
  (({ rows: number } & ComponentProps<'textarea'>) | ({ rows?: never } & ComponentProps<'input'>));

/** A labelled field of the message; with `rows` it takes several lines. */
export function Field({ column, label, ...control }: FieldProps) {
  const id = `contact-${column}`;
  const common = { id, name: column, required: true, maxLength: contactLimits[column] };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {control.rows === undefined ? (
        <input type="text" {...common} {...control} />
      ) : (
        <textarea {...common} {...control} />
      )}
    </div>
  );
}
