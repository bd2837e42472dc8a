import { type MessageColumn, messageColumns } from '#shared/message.ts';

export function fieldsOf(form: HTMLFormElement) {
  return messageColumns.map((column) => form.elements.namedItem(column) as HTMLInputElement);
}

export function controlOf(form: HTMLFormElement, control: MessageColumn | 'submit') {
  const controls = [...form.elements] as (HTMLInputElement | HTMLButtonElement)[];
  return controls.find(({ name, type }) => (control === 'submit' ? type : name) === control);
}

/** Empties fields without visible characters, because the browser's own check accepts spaces. */
export function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) if (!/[^\s\p{Cc}\p{Cf}]/u.test(field.value)) field.value = '';
}
