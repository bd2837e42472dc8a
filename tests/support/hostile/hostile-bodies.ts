import * as fc from 'fast-check';
import { maxBodyBytes, messageColumns } from '#shared/message.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  hostileMessage,
  hostileText,
  plainMessage,
  victim,
  weighted,
  words,
} from './hostile-texts.ts';

/** Columns that only the server sets, and names that every object has. */
const foreignKeys = words(`
  id created_at notified_at attempts last_error digest to bcc replyTo
  __proto__ constructor toString Name`);

/** A message with a key of the server's or of JavaScript's own, or without one of its own. */
const oddRow = fc
  .record({
    message: hostileMessage,
    key: fc.constantFrom('', ...foreignKeys, ...messageColumns),
    value: fc.oneof(fc.constant(victim), hostileText, fc.jsonValue({ maxDepth: 3 })),
    missing: fc.constantFrom(undefined, ...messageColumns),
  })
  .map(({ message, key, value, missing }) => ({
    ...message,
    [key]: value,
    ...(missing && { [missing]: undefined }),
  }));

const json = weighted<unknown>(
  [4, hostileMessage],
  [2, oddRow],
  [2, fc.array(plainMessage, { maxLength: 4 })],
  [1, fc.array(weighted<object>([3, hostileMessage], [1, oddRow]), { maxLength: 110 })],
  [1, fc.jsonValue()],
).map((value) => JSON.stringify(value));

/** JSON with up to two characters replaced by others, which makes most of it invalid. */
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
const rest = JSON.stringify(others).slice(1);

const oddBodies = [
  '',
  ...words('null [] [null] {} 1e999'),
  '['.repeat(20_000),
  '{"name":'.repeat(6000),
  `\ufeff{"name":"${name}",${rest}`,
  `{"name":"${victim}","name":"Twice",${rest}`,
  `{"n\\u0061me":"Escaped",${rest}`,
  `{"name":"\\ud83d\\ude00",${rest}`,
  Buffer.from(`{"name":"${name}",${rest}`, 'utf16le'),
  // An overlong encoding of "/".
  Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
];

const largeBody = fc
  .tuple(
    fc.constantFrom(' ', 'x'),
    fc.constantFrom(maxBodyBytes - 120, maxBodyBytes, maxBodyBytes + 1, 300_000),
  )
  .map(([character, size]) => `{"name":"${character.repeat(size)}",${rest}`);

export const hostileBody = weighted<string | Uint8Array>(
  [20, json],
  [5, nearlyJson],
  [3, fc.constantFrom(...oddBodies)],
  [2, fc.uint8Array({ maxLength: 80 })],
  [1, largeBody],
);
