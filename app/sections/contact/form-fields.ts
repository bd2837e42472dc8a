import { messageColumns } from '#shared/message.ts';

export function fieldsOf(form: HTMLFormElement) {
  return messageColumns.map((column) => form.elements.namedItem(column) as HTMLInputElement);
}

/** Counts the fields that could be sent as they are. */
export function countWritten(form: HTMLFormElement): number {
  return fieldsOf(form).filter(({ value, validity }) => value.trim() && validity.valid).length;
}
