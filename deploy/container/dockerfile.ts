import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './context.ts';

export interface Instruction {
  name: string;
  words: string[];
}

export interface Stage {
  /** An image, or the name of a stage above. */
  from: string;
  name: string;
  instructions: Instruction[];
}

/** Reads as much of a Dockerfile as ours uses: no here-documents, no quoted words in COPY. */
export function readDockerfile(): Stage[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim());
  const stages: Stage[] = [];
  for (const line of lines) {
    const [name = '', ...words] = line.trim().split(/\s+/);
    if (name === 'FROM') {
      const [from = '', , stage = String(stages.length)] = words.filter(
        (word) => !word.startsWith('--'),
      );
      stages.push({ from, name: stage, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, words });
    }
  }
  return stages;
}

/** What the last stage says under a name, as in the file. */
export function lastStage(name: string): string[] {
  const instructions = readDockerfile().at(-1)?.instructions ?? [];
  return instructions.filter((line) => line.name === name).map(({ words }) => words.join(' '));
}
