import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '#generator/root.ts';

interface Workflow {
  permissions: unknown;
  jobs: Record<string, { permissions?: Record<string, string>; steps?: { run?: string }[] }>;
}

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});

describe.each(workflows)('$name', ({ text, workflow }) => {
  test('pins each action to a commit, and names its release', () => {
    const uses = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((action) => !pinned.test(action ?? ''))).toEqual([]);
  });

  test('gives each job only the permissions it needs', () => {
    expect(workflow.permissions).toEqual({});
    const writing = Object.values(workflow.jobs).map(({ permissions = {} }) => {
      const { contents, ...others } = permissions;
      expect(contents).toBe('read');
      return others;
    });
    expect(writing.filter((others) => Object.keys(others).length > 0)).toEqual(
      text.includes('push: true') ? [{ packages: 'write' }] : [],
    );
  });
});
