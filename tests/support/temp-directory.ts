import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keeps all temporary files of a run in one directory, and deletes it at the end, as Vitest's global setup. */
export default function keepTemporaryFilesTogether(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'website-tests-'));
  process.env['TMPDIR'] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
