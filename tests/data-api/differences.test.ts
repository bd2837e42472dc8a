import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/steps.mjs';
import { allCases } from './all-cases.ts';
import type { Outcome } from './case.ts';
import { type Reason, reasons } from './reasons.ts';

const page = join(root, 'docs/data-api.md');
const generated = /(?<=<!-- differences -->\n)[^]*(?=\n<!-- end of differences -->)/;

test('docs/data-api.md lists every difference: `vitest run differences -u` writes the list', async () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(generated);
  const list = Object.values(reasons).map(describeReason).join('\n\n');
  await expect(text.replace(generated, () => list)).toMatchFileSnapshot(page);
});

test('no two cases have one name, and no reason is left over', () => {
  const names = allCases.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const used = new Set(allCases.map(({ differs }) => differs?.reason));
  expect(Object.values(reasons).filter((reason) => !used.has(reason))).toEqual([]);
});

function describeReason(reason: Reason): string {
  const rows = allCases.flatMap(({ name, outcome, differs }) =>
    differs?.reason === reason
      ? [`| ${name.replace(/[*|]/g, '\\$&')} | ${describe(outcome)} | ${describe(differs.ours)} |`]
      : [],
  );
  return [reason, '', '| request | PostgREST | here |', '| --- | --- | --- |', ...rows].join('\n');
}

function describe({ status, code, stored }: Outcome): string {
  const effect = stored.length > 0 ? 'stored' : status === 201 ? 'nothing stored' : '';
  return [status, code, effect].filter(Boolean).join(' ');
}
