import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';

const fakeTerminal = () => ({
  input: Object.assign(new PassThrough(), { isTTY: true }),
  output: Object.assign(new PassThrough(), { isTTY: true }),
});

test.each(['yes\n', ' YES \n'])('%j confirms', async (answer) => {
  const { input, output } = fakeTerminal();
  input.write(answer);
  await confirm('This deletes it.', { input, output });
  output.end();
  expect(await text(output)).toContain('This deletes it.\n');
});

test.each(['no\n', 'y\n', '\n', 'yes please\n', ''])('%j cancels', async (answer) => {
  const { input, output } = fakeTerminal();
  input.end(answer);
  const asked = confirm('This deletes it.', { input, output });
  await expect(asked).rejects.toThrow('Nothing was changed.');
});
