import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What one colour of a pixel may differ by before it counts. */
const tolerance = 8;

/** Compares the pictures of two folders by name, and writes those of what differs into a third. Resolves with a line for each. */
export async function comparePictures(
  before: string,
  after: string,
  differences: string,
): Promise<string[]> {
  const names = new Set(
    [before, after].flatMap((folder) =>
      readdirSync(folder).filter((name) => name.endsWith('.png')),
    ),
  );
  const lines: string[] = [];
  for (const name of [...names].toSorted()) {
    const line = await compare(name, { before, after, differences });
    if (line) lines.push(`${name}: ${line}`);
  }
  return lines;
}

async function compare(
  name: string,
  folders: { before: string; after: string; differences: string },
): Promise<string | undefined> {
  if (!readdirSync(folders.before).includes(name)) return 'new';
  if (!readdirSync(folders.after).includes(name)) return 'gone';
  const [before, after] = [join(folders.before, name), join(folders.after, name)];
  if (readFileSync(before).equals(readFileSync(after))) return undefined;
  const [was, is] = [await pixelsOf(before), await pixelsOf(after)];
  if (was.width !== is.width || was.height !== is.height)
    return `${was.width} × ${was.height} has become ${is.width} × ${is.height}`;
  const { width, height } = is;
  const drawn = Buffer.alloc(width * height * 3, 255);
  let changed = 0;
  for (let pixel = 0; pixel < drawn.length; pixel += 3) {
    const isSame = [0, 1, 2].every(
      (colour) =>
        Math.abs((was.data[pixel + colour] ?? 0) - (is.data[pixel + colour] ?? 0)) <= tolerance,
    );
    if (isSame) continue;
    changed += 1;
    drawn[pixel + 1] = 0;
    drawn[pixel + 2] = 0;
  }
  if (changed === 0) return undefined;
  const raw = { width, height, channels: 3 } as const;
  await sharp(drawn, { raw }).png().toFile(join(folders.differences, name));
  return `${changed} pixels differ`;
}

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
