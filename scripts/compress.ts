import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this many bytes a compressed copy saves no packet. */
const worthwhile = 512;

/** Puts a .br and a .gz beside every text file, so that the server need not compress. */
export function compressFiles(directory: string): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, path);
    if (!compressible.test(path) || statSync(file).size < worthwhile) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
