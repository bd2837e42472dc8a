import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { StoredContact } from '#server/store/store.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import {
  contacts,
  emptyPlaces,
  store,
  stored,
  storedContact,
  waiting,
} from '#tests/support/server/run-contacts.ts';
import { toMessageLines } from './files/message-file.ts';

async function fileWith(rows: StoredContact[]): Promise<string> {
  const file = join(makeTempFolder(), 'messages.jsonl');
  writeFileSync(file, (await Array.fromAsync(toMessageLines(Readable.from(rows)))).join(''));
  return file;
}

const { SQLite: makePlace, PostgreSQL: makePostgres } = emptyPlaces;

describe('import', () => {
  test('moves from SQLite to PostgreSQL what was exported, and makes the tables there', async () => {
    const [from, to] = [await makePlace(), await makePostgres()];
    const rows = [
      storedContact({ createdAt: '2026-01-01T00:00:00.000Z', message: 'a\u2028b\n"c" \u202e😀' }),
      storedContact({ createdAt: '2026-01-02T00:00:00.000Z', ...waiting }),
      storedContact({ ...waiting, attempts: 3, lastError: 'Error ECONNREFUSED' }),
    ];
    await store(from, rows);
    const file = join(makeTempFolder(), 'all.jsonl');
    const exported = await contacts(['export', '--json', '--out', file], from);
    expect(exported).toEqual({
      code: 0,
      stdout: `3 messages (2 KB) exported to ${file}.\n`,
      stderr: '',
    });
    expect(await contacts(['import', file], to)).toEqual({
      code: 0,
      stdout: 'Imported 3 messages.\n',
      stderr: '',
    });
    expect(await stored(to)).toEqual(rows);
  });

  test('what is there already stays as it is', async () => {
    const environment = await makePlace();
    const kept = storedContact();
    await store(environment, [kept]);
    const other = storedContact();
    const file = await fileWith([{ ...kept, ...waiting }, other, other]);
    const { stdout } = await contacts(['import', file], environment);
    expect(stdout).toBe('Imported 1 message. Skipped 2 that were there already.\n');
    expect(await stored(environment)).toContainEqual(kept);
    const machine = await contacts(['import', file, '--json'], environment);
    expect(JSON.parse(machine.stdout)).toEqual({ added: 0, skipped: 3 });
  });

  test('one bad row, and nothing is imported', async () => {
    const environment = await makePlace();
    const good = Array.from({ length: 12 }, () => storedContact());
    const file = await fileWith([...good, storedContact({ email: 'nobody' })]);
    expect(await contacts(['import', file], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file}: line 14: email is not a mail address. Nothing was imported.\n`,
    });
    expect(await stored(environment)).toEqual([]);
  });
});

describe('is refused in one line', () => {
  test.each([
    ['a file of something else', '[]\n', /^\S+: this is no file that .+ Nothing was imported\.\n$/],
    ['a file that is not there', undefined, /^\S+ cannot be read: no such file or directory\.\n$/],
  ])('%s, and then no database is made', async (_, content, problem) => {
    const folder = makeTempFolder();
    const file = join(folder, 'messages.jsonl');
    if (content !== undefined) writeFileSync(file, content);
    const environment = { DATA_DIR: join(folder, 'none') };
    const { code, stderr } = await contacts(['import', file], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(problem);
    expect(existsSync(environment.DATA_DIR)).toBe(false);
  });
});
