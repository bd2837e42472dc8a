import { type MessageColumn, messageColumns } from '#shared/message.ts';

export function fieldsOf(form: HTMLFormElement) {
  return messageColumns.map((column) => form.elements.namedItem(column) as HTMLInputElement);
}

export function controlOf(form: HTMLFormElement, control: MessageColumn | 'submit') {
  const controls = [...form.elements] as (HTMLInputElement | HTMLButtonElement)[];
  return controls.find(({ name, type }) => (control === 'submit' ? type : name) === control);
}

/** Empties the fields that hold nothing to read, for the browser's own check, which accepts blanks. */
export function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) if (!/[^\s\p{Cc}\p{Cf}]/u.test(field.value)) field.value = '';
}
