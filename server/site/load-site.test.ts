import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '#shared/operator-error.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { loadSite } from './load-site.ts';

test.each(['build.json', 'client/404.html', 'form-pages/message-failed.html'])(
  'loading a site without %s fails with the advice to build the site',
  (name) => {
    const dist = makeFixtureSite();
    rmSync(join(dist, name));
    expect(() => loadSite(dist)).toThrow(OperatorError);
    expect(() => loadSite(dist)).toThrow(/npm run build/);
  },
);
