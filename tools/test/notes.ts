import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What a runner has to say at its end, for the summary of `npm test`. */
export interface Notes {
  passed: number;
  skipped: number;
  /** Names of tests. */
  failed: string[];
  /** Those that passed at a second try alone. */
  flaky: string[];
}

/** Where the notes of a run go; without it there are none. */
const variable = 'TEST_NOTES';

export function notesTo(file: string): Record<string, string> {
  return { [variable]: file };
}

export function writeNotes(notes: Notes): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${JSON.stringify(notes)}\n`);
}

export function readNotes(file: string): Notes {
  const sum: Notes = { passed: 0, skipped: 0, failed: [], flaky: [] };
  if (!existsSync(file)) return sum;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { passed, skipped, failed, flaky }: Notes = JSON.parse(line);
    sum.passed += passed;
    sum.skipped += skipped;
    sum.failed.push(...failed);
    sum.flaky.push(...flaky);
  }
  return sum;
}
