import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedPostgres } from '#tests/support/databases/shared-postgres.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { runScript } from '#tests/support/server/program.ts';

const dist = makeFixtureSite();

describe('a failed start', () => {
  const dataDir = makeTempFolder();
  const corrupt = makeTempFolder();
  writeFileSync(join(corrupt, 'contacts.db'), 'something else that has been put here');

  test.each<[string, string[], Record<string, string>, RegExp]>([
    ['a wrong variable', ['--dist', dist], { PORT: 'http' }, /^PORT must be/],
    [
      'a database on an unknown host',
      ['--dist', dist],
      { DATABASE_URL: 'postgres://user:secret@host.invalid/site' },
      /^DATABASE_URL cannot be used: there is no host named host\.invalid\.\n$/,
    ],
    [
      'another SITE_URL than the build’s',
      ['--dist', dist],
      { SITE_URL: 'https://other.test' },
      /^SITE_URL is https:\/\/other\.test, but the pages were built for https:\/\/site\.test\. /,
    ],
    [
      'another PUBLIC_ANON_KEY than the build’s',
      ['--dist', dist],
      { PUBLIC_ANON_KEY: 'sb_publishable_other' },
      /^PUBLIC_ANON_KEY is sb_publishable_other, but the pages were built to send sb_publishable_own/,
    ],
    ['a missing build', ['--dist', join(dataDir, 'none')], {}, /^The site has not been built/],
    [
      'a folder that is a file',
      ['--dist', dist],
      { DATA_DIR: join(dist, 'secret.txt/data') },
      /^DATA_DIR .* cannot be used/,
    ],
    [
      'an unwritable folder',
      ['--dist', dist],
      { DATA_DIR: '/proc/data' },
      /^DATA_DIR .* cannot be used/,
    ],
    [
      'a corrupt database file',
      ['--dist', dist],
      { DATA_DIR: corrupt },
      /^DATA_DIR .* cannot be used: file is not a database\n$/,
    ],
    [
      'an unknown host',
      ['--dist', dist],
      { HOST: 'host.invalid' },
      /^Cannot listen on host\.invalid/,
    ],
    ['an unknown flag', ['--dist', dist, '--verbose'], {}, /^Unknown option/],
  ])('%s ends it with one line', async (_, args, environment, line) => {
    const { code, stdout, stderr } = await runScript('server/main.ts', args, {
      DATA_DIR: dataDir,
      PORT: '0',
      ...environment,
    });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('an unknown database or role', async () => {
    const url = await sharedPostgres();
    const start = (DATABASE_URL: string) =>
      runScript('server/main.ts', ['--dist', dist], { DATABASE_URL });
    expect(await start(`${url}_nope`)).toMatchObject({
      code: 1,
      stderr: 'DATABASE_URL cannot be used: there is no database named postgres_nope.\n',
    });
    expect(await start(url.replace('//postgres@', '//nobody@'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL cannot be used: .* does not let nobody in.*\n$/),
    });
  });

  test.each(['PORT', 'METRICS_PORT'])('a %s in use', async (variable) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await runScript('server/main.ts', ['--dist', dist], {
      DATA_DIR: dataDir,
      PORT: '0',
      [variable]: String(port),
    });
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Cannot listen on 127.0.0.1 port ${port}: it is already in use. Set ${variable} to another one.\n`,
    );
  });
});
