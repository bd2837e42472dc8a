import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { root } from '../../../tools/steps.mjs';

const packages = ['react', 'react-router', 'vite', 'hono', '@playwright/test'];

/** What was measured with what. */
export function versions(): string {
  const browser = chromiumLaunch('browser').executablePath ?? chromium.executablePath();
  const version = execFileSync(browser, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [
    `Node ${process.versions.node}`,
    `Chromium ${/\d[\d.]*/.exec(version)?.[0]}`,
    `Lighthouse ${versionIn(join(import.meta.dirname, 'package.json'))}`,
    ...packages.map((name) => `${name} ${versionIn(join(root, 'package.json'), name)}`),
  ].join(', ');
}

function versionIn(file: string, name = 'lighthouse'): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return String(dependencies?.[name] ?? devDependencies?.[name]);
}
