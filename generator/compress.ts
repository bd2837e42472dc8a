import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|md|txt|xml)$/;
/** The size from which a file is compressed (bytes). Smaller files fit into one packet anyway. */
const minSize = 512;

/** Writes a .br and a .gz file next to every text file. */
export function compressFiles(directory: string): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, path);
    if (!compressible.test(path) || statSync(file).size < minSize) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
