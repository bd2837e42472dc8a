import type { ComponentProps } from 'react';
import { formCopy } from '#content/contact.ts';
import { type MessageColumn, messageColumns, messageFields } from '#shared/message.ts';

interface FieldsProps {
  readOnly?: boolean;
  getValue?: (column: MessageColumn) => string;
}

/** The form's fields: single-line fields, side by side where they fit, then multiline ones. */
export function Fields({ readOnly, getValue }: FieldsProps) {
  const field = (column: MessageColumn) => (
    <Field key={column} column={column} readOnly={readOnly} defaultValue={getValue?.(column)} />
  );
  return (
    <>
      <div className="field-columns">{messageColumns.filter(isSingleLine).map(field)}</div>
      {messageColumns.filter((column) => !isSingleLine(column)).map(field)}
    </>
  );
}

function isSingleLine(column: MessageColumn): boolean {
  return messageFields[column].type !== 'multiline';
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'defaultValue' | 'readOnly'> {
  column: MessageColumn;
}

function Field({ column, ...props }: FieldProps) {
  const { type, limit, autoComplete, rows } = messageFields[column];
  const control = {
    id: column,
    name: column,
    required: true,
    maxLength: limit,
    autoComplete,
    ...props,
  };

  return (
    <div className="field">
      <label htmlFor={column}>{formCopy.fields[column].label}</label>
      {type === 'multiline' ? (
        <textarea rows={rows} {...control} />
      ) : (
        <input type={type} {...control} />
      )}
    </div>
  );
}
