import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';

function fakeTerminal({ isTTY = true } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY, columns: 50 });
  return { input, output };
}

test.each(['yes\n', ' YES \n'])('%j confirms', async (answer) => {
  const { input, output } = fakeTerminal();
  input.write(answer);
  await confirm('This deletes everything that there is, and all of it.', { input, output });
  output.end();
  expect(await text(output)).toContain('This deletes everything that there is, and all of\nit.\n');
});

test.each(['no\n', 'y\n', '\n', 'yes please\n', ''])('%j cancels', async (answer) => {
  const { input, output } = fakeTerminal();
  input.end(answer);
  const asked = confirm('This deletes it.', { input, output });
  await expect(asked).rejects.toThrow('Nothing was changed.');
});

test('cancels without a terminal', async () => {
  const { input, output } = fakeTerminal({ isTTY: false });
  await expect(confirm('This deletes it.', { input, output })).rejects.toThrow(
    'This deletes it. Nothing was changed: where there is no terminal to ask in, give --yes.',
  );
});
