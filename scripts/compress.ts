import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|md|txt|xml|webmanifest)$/;
/** Below this many bytes a compressed copy saves no packet. */
const worthwhile = 512;

const best = {
  brotli: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  zstd: { [constants.ZSTD_c_compressionLevel]: 19 },
};

/** Puts a .br, a .zst and a .gz beside every text file, so that the server need not compress. */
export function compressFiles(directory: string): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, path);
    if (!compressible.test(path) || statSync(file).size < worthwhile) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: best.brotli }));
    writeFileSync(`${file}.zst`, zstdCompressSync(content, { params: best.zstd }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
