import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { writeNewFile } from './new-file.ts';

test('writeNewFile deletes a partially written file', async () => {
  const file = join(makeTempDirectory(), 'messages.csv');
  const writing = writeNewFile(file, async (path) => {
    writeFileSync(path, 'half of the');
    throw new Error('no connection');
  });
  await expect(writing).rejects.toThrow('no connection');
  expect(existsSync(file)).toBe(false);
});
