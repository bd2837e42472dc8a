import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { runScript } from '#tests/support/server/program.ts';

const dist = makeFixtureSite();

describe('a failed start', () => {
  const dataDir = makeTempFolder();

  test.each<[string, string[], Record<string, string>, RegExp]>([
    ['a wrong variable', ['--dist', dist], { PORT: 'http' }, /^PORT must be/],
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
