import { honeypotField, type Message } from '#shared/message.ts';
import { makeMessage, tidyMessage } from '#shared/message-texts.ts';

export interface SentForm {
  contact: Message;
  /** A person leaves the hidden field empty. */
  fromPerson: boolean;
}

/** Reads the form as a browser sends it without scripts. Undefined if the body is no such form. */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<SentForm | undefined> {
  const fields = await parseFields(bytes, headers);
  if (!fields) return undefined;
  return {
    contact: tidyMessage(makeMessage((column) => textOf(fields, column))),
    fromPerson: textOf(fields, honeypotField) === '',
  };
}

async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<FormData | URLSearchParams | undefined> {
  const contentType = headers.get('content-type') ?? '';
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(new TextDecoder().decode(bytes));
  }
  if (type !== 'multipart/form-data') return undefined;
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return undefined;
  }
}

/** Returns the field's text, empty if it is missing or a file. */
function textOf(fields: FormData | URLSearchParams, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
