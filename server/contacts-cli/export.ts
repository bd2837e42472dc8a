import type { DataPlace } from '../env.ts';
import type { CommandNamed } from './arguments.ts';
import { toCsv, toJson } from './export-format.ts';
import { withArchive } from './open-archive.ts';
import { inChunks, print } from './print.ts';
import { createProgress, showing } from './progress.ts';
import { writeWholeFile } from './write-file.ts';

export function exportAll(
  { format, out }: CommandNamed<'export'>,
  place: DataPlace,
): Promise<void> {
  const write = format === 'csv' ? toCsv : toJson;
  return withArchive(place, async (archive) => {
    const contacts = archive?.read() ?? none();
    if (out === undefined) return print(write(contacts));
    const progress = createProgress('Exporting', (await archive?.count()) ?? 0);
    return writeWholeFile(out, inChunks(write(showing(contacts, progress))));
  });
}

async function* none(): AsyncIterable<never> {}
