import type { ComponentProps } from 'react';
import { formWords } from '#content/contact.ts';
import { type MessageColumn, messageFields } from '#shared/message.ts';

interface FieldProps
  extends Pick<ComponentProps<'input'>, 'aria-invalid' | 'defaultValue' | 'readOnly'> {
  column: MessageColumn;
  /** Why the text was refused. */
  refusal?: string | undefined;
}

export function Field({ column, refusal, ...props }: FieldProps) {
  const { kind, limit, autoComplete, rows } = messageFields[column];
  const control = {
    id: column,
    name: column,
    required: true,
    maxLength: limit,
    autoComplete,
    ...(refusal && { 'aria-invalid': true, 'aria-describedby': `${column}-refusal` }),
    ...props,
  };

  return (
    <div className="field">
      <label htmlFor={column}>{formWords.fields[column].label}</label>
      {kind === 'lines' ? (
        <textarea rows={rows} {...control} />
      ) : (
        <input type={kind === 'email' ? kind : 'text'} {...control} />
      )}
      <RefusalText of={column} text={refusal} />
    </div>
  );
}

export function RefusalText({ of, text }: { of: string; text: string | undefined }) {
  return (
    text && (
      <p className="refusal" id={`${of}-refusal`}>
        {text}
      </p>
    )
  );
}
