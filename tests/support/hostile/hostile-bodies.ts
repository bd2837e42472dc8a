import * as fc from 'fast-check';
import { honeypotField, type Message, maxBodyBytes, messageColumns } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { hostileMessage, hostileText, plainMessage, victim } from './hostile-texts.ts';

export type HostileBody = string | Uint8Array<ArrayBuffer>;

export interface HostileForm {
  contentType: string;
  body: string;
  /** What is to be read out of it. */
  contact: Message;
  honeypot: string;
}

/** Keys that no visitor has a right to, or that objects have already. */
const foreignKeys = [
  'id',
  'created_at',
  'notified_at',
  'attempts',
  'last_error',
  'digest',
  'to',
  'bcc',
  'replyTo',
  '__proto__',
  'constructor',
  'toString',
  'Name',
  '',
];

const foreignValue = fc.oneof(fc.constant(victim), hostileText, fc.jsonValue({ maxDepth: 3 }));

/** Rows as an insert takes them, mostly; then with keys and values that it does not. */
const row = fc.oneof(
  { weight: 6, arbitrary: hostileMessage },
  {
    weight: 2,
    arbitrary: fc
      .tuple(hostileMessage, fc.constantFrom(...foreignKeys, ...messageColumns), foreignValue)
      .map(([contact, key, value]) =>
        Object.fromEntries([...Object.entries(contact), [key, value]]),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileMessage, fc.subarray(messageColumns))
      .map(([contact, kept]) =>
        Object.fromEntries(kept.map((column) => [column, contact[column]])),
      ),
  },
);

const json = fc
  .oneof(
    { weight: 6, arbitrary: row },
    { weight: 2, arbitrary: fc.array(plainMessage, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(row, { maxLength: 52 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  .map((value) => JSON.stringify(value));

/** JSON with one thing changed that makes most of it invalid. */
const nearlyJson = fc
  .tuple(
    json,
    fc.nat(),
    fc.constantFrom('', ',', '"', '\\', '\0', '{', ']', '\\ud800', '1', 'null'),
  )
  .map(([text, at, inserted]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + (at % 3));
  });

const { name, ...others } = validMessage;
const othersAsJson = JSON.stringify(others).slice(1);

const oddBodies: HostileBody[] = [
  '',
  'null',
  '[]',
  '[null]',
  '{}',
  '1e999',
  '['.repeat(20_000),
  '{"name":'.repeat(6000),
  `\ufeff{"name":"${name}",${othersAsJson}`,
  `{"name":"${victim}","name":"Twice",${othersAsJson}`,
  `{"n\\u0061me":"Escaped",${othersAsJson}`,
  `{"name":"\\ud83d\\ude00",${othersAsJson}`,
  new Uint8Array(Buffer.from(`{"name":"${name}",${othersAsJson}`, 'utf16le')),
  // Overlong: the two bytes of an encoding of "/" that is not the shortest.
  new Uint8Array([0x22, 0xc0, 0xaf, 0x22]),
];

const largeBody = fc
  .tuple(fc.constantFrom(maxBodyBytes - 120, maxBodyBytes, maxBodyBytes + 1, 300_000), fc.boolean())
  .map(([size, spaces]) => `{"name":"${(spaces ? ' ' : 'x').repeat(size)}",${othersAsJson}`);

export const hostileBody: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 20, arbitrary: json },
  { weight: 5, arbitrary: nearlyJson },
  { weight: 3, arbitrary: fc.constantFrom(...oddBodies) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => new Uint8Array(bytes)) },
  { weight: 1, arbitrary: largeBody },
);

const honeypot = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, hostileText);

export const hostileForm: fc.Arbitrary<HostileForm> = fc
  .tuple(hostileMessage, honeypot, fc.boolean())
  .map(([contact, honeypot, inParts]) => {
    const fields = { ...contact, [honeypotField]: honeypot };
    const sent = { contact: readable(contact), honeypot };
    return inParts
      ? { ...sent, contentType: 'multipart/form-data; boundary=edge', body: multipart(fields) }
      : {
          ...sent,
          contentType: 'application/x-www-form-urlencoded',
          body: new URLSearchParams(fields).toString(),
        };
  });

/** As UTF-8 has it, and with line breaks of one kind. */
function readable(contact: Message): Message {
  const well = makeMessage((column) => contact[column].toWellFormed());
  return { ...well, message: well.message.replace(/\r\n?/g, '\n') };
}

function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--edge\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--edge--\r\n`;
}
