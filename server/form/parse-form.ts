import { honeypotField, type Message } from '#shared/message.ts';
import { makeMessage, tidyMessage } from '#shared/message-texts.ts';

interface SentForm {
  message: Message;
  /** A person leaves the hidden field empty. */
  fromPerson: boolean;
}

/** Reads the form as a browser sends it without scripts. Undefined if the body is no such form. */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  type = '',
): Promise<SentForm | undefined> {
  const response = new Response(bytes, { headers: { 'content-type': type } });
  const fields = await response.formData().catch(() => undefined);
  if (!fields) return undefined;
  /** Returns the field's text, empty if it is missing or a file. */
  const textOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    message: tidyMessage(makeMessage(textOf)),
    fromPerson: textOf(honeypotField) === '',
  };
}
