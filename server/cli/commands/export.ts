import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toCsv, toJson } from '#server/cli/files/export-format.ts';
import { writeWholeFile } from '#server/cli/files/write-file.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { inChunks, print } from '#server/cli/terminal/print.ts';
import { createProgress, showing } from '#server/cli/terminal/progress.ts';
import type { DataPlace } from '#server/settings/env.ts';

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
