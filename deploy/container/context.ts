import { cpSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { root as rootWithSlash } from '../../scripts/steps.mjs';

/** The repository, which is what the engine is given to copy from. */
export const root = join(rootWithSlash, '.').replace(/\/$/, '');

/** Does what `COPY path target` does, with .dockerignore heeded. */
export function copyFromContext(path: string, target: string): void {
  const isFolder = statSync(join(root, path)).isDirectory();
  for (const file of contextFiles(path)) {
    // A folder's contents go into the target; a file goes to it, or into it if it is a folder.
    const inside = isFolder ? file.slice(path === '.' ? 0 : path.length + 1) : '';
    const to = join(target, isFolder || !target.endsWith('/') ? inside : file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to);
  }
}

/** The files that the engine is given of `path`, as .dockerignore has it. */
function contextFiles(path: string): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ keep: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  const kept = rules.filter(({ keep }) => keep).map(({ pattern }) => pattern);
  return (path === '.' ? kept : [path])
    .flatMap((pattern) => [pattern, `${pattern}/**`])
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => {
      // The last rule that speaks of a file decides.
      const rule = rules.findLast(({ pattern }) => covers(pattern, file));
      return rule?.keep ?? true;
    });
}

/** A pattern that names a folder names all that is in it. */
function covers(pattern: string, file: string): boolean {
  return matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`);
}
