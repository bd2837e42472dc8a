import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from './versions.ts';

const folder = join(import.meta.dirname, 'results');

/** Prints what was found and keeps it, under today's date. */
export function keepResults(name: string, title: string, lines: string[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const text = [`# ${title}, ${date}`, '', ...lines, ''].join('\n');
  console.log(`\n${text}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${date}.md`), text);
}

/** `loadBefore` tells how much else the machine had to do, in the last minute before anything began. */
export function describeMachine(loadBefore: number): string {
  const processor = `${availableParallelism()} processors, ${cpus()[0]?.model.trim()}`;
  const load = `load average before: ${loadBefore.toFixed(2)}, nice value of all that is measured: ${getPriority()}`;
  return `${processor}, ${load}. Databases in ${tmpdir()}. ${versions()}.`;
}

/** In Markdown, with numbers set to the right. */
export function toTable(head: string[], rows: (string | number)[][]): string[] {
  const alignment = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [`| ${head.join(' | ')} |`, `|${alignment.join('|')}|`].concat(
    rows.map((cells) => `| ${cells.join(' | ')} |`),
  );
}
