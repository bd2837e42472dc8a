import sharp from 'sharp';
import { OperatorError } from '#shared/operator-error.ts';
import { cachedFile } from './cached-file.ts';

/**
 * Writes an SVG file for Vite to import, and returns its path. Throws if it is not well-formed: browsers
 * would silently show nothing.
 */
export function svgFile(name: string, svg: string): Promise<string> {
  const bytes = Buffer.from(svg);
  return cachedFile(name, [bytes], async () => {
    await sharp(bytes)
      .metadata()
      .catch((error: Error) => {
        throw new OperatorError(`${name} is not well-formed: ${error.message}`);
      });
    return bytes;
  });
}
