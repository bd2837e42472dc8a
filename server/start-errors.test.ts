import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { runScript } from '#tests/support/server/program.ts';

const dist = makeFixtureSite();

const dataDir = makeTempFolder();

function start(environment: Record<string, string>, site = dist) {
  const variables = { DATA_DIR: dataDir, PORT: '0', ...environment };
  return runScript('server/main.ts', ['--dist', site], variables);
}

describe('a failed start', () => {
  test.each<[RegExp, Record<string, string>, site?: string]>([
    [/^PORT must be/, { PORT: 'http' }],
    [
      /^SITE_URL is https:\/\/other\.test, but the pages were built for https:\/\/site\.test\. /,
      { SITE_URL: 'https://other.test' },
    ],
    [
      /^PUBLIC_ANON_KEY is sb_publishable_other, but the pages were built to send sb_publishable_own/,
      { PUBLIC_ANON_KEY: 'sb_publishable_other' },
    ],
    [/^Cannot listen on host\.invalid/, { HOST: 'host.invalid' }],
    [/^The site has not been built/, {}, join(dataDir, 'none')],
  ])('ends with one line, %s', async (line, environment, site) => {
    const { code, stdout, stderr } = await start(environment, site);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each(['PORT', 'METRICS_PORT'])('a %s in use', async (variable) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await start({ [variable]: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Cannot listen on 127.0.0.1 port ${port}: it is already in use. Set ${variable} to another one.\n`,
    );
  });
});
