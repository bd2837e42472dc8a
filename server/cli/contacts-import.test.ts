import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import {
  contacts,
  emptyPlaces,
  store,
  stored,
  storedContact,
  waiting,
} from '#tests/support/server/run-contacts.ts';
import { toJsonRow } from './files/json-row.ts';

function fileWith(content: string | Buffer): string {
  const file = join(makeTempFolder(), 'messages.json');
  writeFileSync(file, content);
  return file;
}

const row = toJsonRow(storedContact());
const rowWith = (change: Partial<typeof row>) => JSON.stringify([{ ...row, ...change }]);
const notATime = 'is not a time such as 2026-01-31T12:00:00.000Z';

describe.each(Object.entries(emptyPlaces))('on %s', (_, makePlace) => {
  test('what has been exported is imported as it was, into a database that it makes', async () => {
    const [from, to] = [await makePlace(), await makePlace()];
    const rows = [
      storedContact({ createdAt: '2026-01-01T00:00:00.000Z', message: 'a\u2028b\n"c" \u202e😀' }),
      storedContact({ createdAt: '2026-01-02T00:00:00.000Z', ...waiting }),
      storedContact({ ...waiting, attempts: 3, lastError: 'Error ECONNREFUSED' }),
    ];
    await store(from, rows);
    const file = join(makeTempFolder(), 'all.json');
    await contacts(['export', '--json', '--out', file], from);
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
    const again = toJsonRow({ ...kept, ...waiting });
    const file = fileWith(JSON.stringify([again, row, row], null, 4));
    const { stdout } = await contacts(['import', file], environment);
    expect(stdout).toBe('Imported 1 message. Skipped 2 that were there already.\n');
    expect(await stored(environment)).toContainEqual(kept);
    const machine = await contacts(['import', file, '--json'], environment);
    expect(JSON.parse(machine.stdout)).toEqual({ added: 0, skipped: 3 });
  });

  test('one bad row, and nothing is imported', async () => {
    const environment = await makePlace();
    const good = Array.from({ length: 1200 }, () => JSON.stringify(toJsonRow(storedContact())));
    const bad = JSON.stringify({ ...row, email: 'nobody' });
    const file = fileWith(`[\n${[...good, bad].join(',\n')}\n]\n`);
    expect(await contacts(['import', file], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file}: line 1202: email is not a mail address. Nothing was imported.\n`,
    });
    expect(await stored(environment)).toEqual([]);
  });
});

describe('is refused in one line', () => {
  test.each([
    ['line 1: a JSON array, as export --json writes it, should begin here', '{}'],
    ['line 2: this is not JSON', '[\n{"id": }\n]'],
    ['line 1: name is missing', '[{}]'],
    ['line 1: name is blank', rowWith({ name: ' ' })],
    ['line 1: company is too long', rowWith({ company: 'x'.repeat(201) })],
    ['line 1: name holds a control character', rowWith({ name: 'a\nb' })],
    [`line 1: created_at ${notATime}`, rowWith({ created_at: 'today' })],
    ['this is not text in UTF-8', Buffer.from(rowWith({ name: 'Adä' }), 'latin1')],
  ])('%s', async (problem, content) => {
    const environment = { DATA_DIR: makeTempFolder() };
    const file = fileWith(content);
    const { code, stderr } = await contacts(['import', file], environment);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${file}: ${problem}. Nothing was imported.\n`,
    });
    expect(await stored(environment)).toEqual([]);
  });

  test('a file that is not there, and then no database is made', async () => {
    const folder = join(makeTempFolder(), 'none');
    const { code, stderr } = await contacts(['import', '/none'], { DATA_DIR: folder });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: '/none cannot be read: no such file or directory.\n',
    });
    expect(existsSync(folder)).toBe(false);
  });
});
