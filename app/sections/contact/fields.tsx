import { formCopy } from '#content/contact.ts';
import { type MessageColumn, messageColumns, messageFields } from '#shared/message.ts';

interface FieldsProps {
  readOnly?: boolean;
  getValue?: (column: MessageColumn) => string;
}

/** Renders the form's fields: single-line fields, side by side where they fit, then multiline ones. */
export function Fields({ readOnly, getValue }: FieldsProps) {
  const field = (column: MessageColumn) => {
    const { type, limit, autoComplete, rows } = messageFields[column];
    const control = {
      id: column,
      name: column,
      required: true,
      readOnly,
      maxLength: limit,
      autoComplete,
      defaultValue: getValue?.(column),
    };
    return (
      <div key={column} className="field">
        <label htmlFor={column}>{formCopy.fields[column].label}</label>
        {type === 'multiline' ? (
          <textarea rows={rows} {...control} />
        ) : (
          <input type={type} {...control} />
        )}
      </div>
    );
  };
  const isMultiline = (column: MessageColumn) => messageFields[column].type === 'multiline';

  return (
    <>
      <div className="field-columns">
        {messageColumns.filter((column) => !isMultiline(column)).map(field)}
      </div>
      {messageColumns.filter(isMultiline).map(field)}
    </>
  );
}
