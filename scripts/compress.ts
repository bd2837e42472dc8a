import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|md|txt|xml|webmanifest)$/;
/** Below this many bytes a compressed copy saves no packet. */
const worthwhile = 512;

const zstdParams = { [constants.ZSTD_c_compressionLevel]: 19 };

/** How brotli writes distances is a guess of its own. Other guesses take half a percent off a page. */
const distances = [0, 1, 2].flatMap((postfixBits) =>
  [0, 4].map((direct) => ({
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
    [constants.BROTLI_PARAM_NDIRECT]: direct << postfixBits,
  })),
);
/** In bytes. To try them all takes a second for a larger file. */
const small = 100_000;

/** Puts a .br, a .zst and a .gz beside every text file, so that the server need not compress. */
export function compressFiles(directory: string): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, path);
    if (!compressible.test(path) || statSync(file).size < worthwhile) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.zst`, zstdCompressSync(content, { params: zstdParams }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** As small as brotli makes it. */
export function brotli(content: Uint8Array | string): Uint8Array {
  const tries = content.length > small ? distances.slice(0, 1) : distances;
  const results = tries.map((params) => brotliCompressSync(content, { params }));
  return results.reduce((least, other) => (other.length < least.length ? other : least));
}
