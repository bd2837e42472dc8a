import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { testedSite } from './tested-site.ts';

/** Copies the built site and renames all its scripts and styles, as a change to each of them would. */
export function makeNextBuild(): { dist: string; remove: () => void } {
  const dist = mkdtempSync(join(tmpdir(), 'website-next-build-'));
  for (const part of ['client', 'form-pages', 'build.json'])
    cpSync(join(testedSite, part), join(dist, part), { recursive: true });
  const assets = join(dist, 'client/assets');
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    if (/\.(js|css)$/.test(name)) renamed.set(name, name.replace(/\.\w+$/, '-next$&'));
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  renameIn(dist, renamed);
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}

function renameIn(folder: string, renamed: Map<string, string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(br|gz)$/.test(file)) rmSync(file);
    if (!entry.isFile() || !['.html', '.js', '.css', '.json'].includes(extname(file))) continue;
    let text = readFileSync(file, 'utf8');
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    writeFileSync(file, text);
  }
}
