import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../scripts/steps.mjs';
import { copyFromContext, root } from './context.ts';
import { type Instruction, lastStage, readDockerfile, type Stage } from './dockerfile.ts';

export interface BuiltTree {
  /** The last stage's working folder: what runs in the container. */
  folder: string;
  /** Commands of the last stage that only make sense in the image itself. */
  left: string[];
  /** How the container starts. */
  command: string[];
  environment: Record<string, string>;
}

/**
 * Does in folders below `place` what the Dockerfile says, without an engine. Two differences:
 * the stages have no image below them, and the full `npm ci` is the one this checkout has had.
 */
export function buildTree(place: string): BuiltTree {
  const stages = readDockerfile();
  const left: string[] = [];
  for (const stage of stages) {
    for (const instruction of stage.instructions) {
      if (instruction.name === 'COPY') copy(place, stage, instruction);
      if (instruction.name === 'RUN') {
        const command = instruction.words.join(' ');
        if (command.startsWith('npm ')) runNpm(command, folderOf(place, stage));
        else left.push(command);
      }
    }
  }
  const variables = lastStage('ENV').flatMap((line) => line.split(' '));
  return {
    folder: folderOf(place, stages.at(-1)),
    left,
    command: JSON.parse(lastStage('CMD').join('')),
    environment: Object.fromEntries(variables.map((word) => word.split('='))),
  };
}

function folderOf(place: string, stage: Stage | undefined): string {
  const folder = stage?.instructions.find(({ name }) => name === 'WORKDIR')?.words[0];
  return join(place, stage?.name ?? '', folder ?? '');
}

function copy(place: string, stage: Stage, { words }: Instruction): void {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = join(folderOf(place, stage), paths.pop() ?? '');
  for (const path of paths) {
    if (from) cpSync(join(place, from, path), target, { recursive: true });
    else copyFromContext(path, target);
  }
}

function runNpm(command: string, folder: string): void {
  if (command === 'npm ci') {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  // Whatever this checkout was installed from is in npm's cache.
  const npm = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  execFileSync('npm', command.split(' ').slice(1), {
    cwd: folder,
    env: { ...environment, ...npm, NODE_ENV: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
