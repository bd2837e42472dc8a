import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('gathers every style sheet for print, forced colours and browsers without scripts', () => {
  const gathered = readFileSync('app/styles/media.css', 'utf8');
  const files = globSync('app/**/*.media.css').map((file) => file.replace(/^app\//, ''));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !gathered.includes(file.replace('styles/', '')))).toEqual([]);
});
