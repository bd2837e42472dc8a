import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { discoveryFiles } from './discovery-files.ts';
import { securityTxt } from './security-txt.ts';

/** As RFC 9116 has it: each field on a line, its name before a colon and a space. */
function fieldsOf(text: string): [name: string, value: string][] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][\w-]*): (\S.*)$/.exec(line)?.slice(1) as [string, string]);
}

it('says whom to tell of a weakness, in the terms of RFC 9116', () => {
  const text = securityTxt('https://site.example', new Date('2026-11-21T22:00:00Z'));
  expect(fieldsOf(text)).toEqual([
    ['Contact', `mailto:${company.mailboxes.general}`],
    ['Expires', '2027-11-20T00:00:00Z'],
    ['Preferred-Languages', company.language],
    ['Canonical', 'https://site.example/.well-known/security.txt'],
  ]);
  expect(text).toMatch(/\n$/);
});

it('is built to last for less than a year', () => {
  const text = discoveryFiles('https://site.example')['.well-known/security.txt'] ?? '';
  const expires = new Date(Object.fromEntries(fieldsOf(text))['Expires'] ?? '').getTime();
  const year = 365 * 24 * 60 * 60 * 1000;
  expect(expires).toBeGreaterThan(Date.now() + 0.9 * year);
  expect(expires).toBeLessThan(Date.now() + year);
});
