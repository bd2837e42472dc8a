import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';

const terminal = () => Object.assign(new PassThrough(), { isTTY: true });

test.each(['yes\n', ' YES \n'])('the answer %j confirms a deletion', async (answer) => {
  const input = terminal();
  input.write(answer);
  await expect(confirm('This would delete it.', input)).resolves.toBeUndefined();
});

test.each(['no\n', 'y\n', '\n', 'yes please\n', ''])(
  'the answer %j cancels a deletion',
  async (answer) => {
    const input = terminal();
    input.end(answer);
    await expect(confirm('This would delete it.', input)).rejects.toThrow('Nothing was changed.');
  },
);
