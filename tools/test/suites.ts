import type { ProgramName } from '#tools/programs.ts';

export interface Suite {
  name: string;
  /** Where its files are; a file belongs to the first suite whose folder it is in. */
  folder: string;
  command: string[];
  /** Without one of these, the whole suite is left out. */
  needs: ProgramName[];
  /** Without one of these, some of its tests are. */
  wants: ProgramName[];
}

const playwright = ['playwright', 'test'];

const vitest = ['vitest', 'run'];

const unitTests: Suite = {
  name: 'unit and integration tests',
  folder: '',
  command: vitest,
  needs: [],
  wants: ['postgres', 'postgrest', 'haproxy', 'nginx', 'nginx-brotli', 'caddy'],
};

const faultTests: Suite = {
  name: 'fault tests, in short',
  folder: 'tests/faults/',
  command: [...vitest, '--config', 'tests/faults/vitest.config.ts'],
  needs: [],
  wants: ['postgres', 'mount'],
};

const journeys: Suite = {
  name: 'journeys',
  folder: 'tests/journeys/',
  command: playwright,
  // The shell has no back/forward cache.
  needs: ['chromium-shell', 'chromium'],
  wants: ['java'],
};

const firefoxJourneys: Suite = {
  name: 'journeys in Firefox',
  folder: 'tests/journeys/firefox/',
  command: [...playwright, '-c', 'tests/journeys/firefox/playwright.config.ts'],
  needs: ['firefox'],
  wants: [],
};

const deployedJourneys: Suite = {
  name: 'journeys behind proxies',
  folder: 'tests/journeys/deployed/',
  command: [...playwright, '-c', 'tests/journeys/deployed/playwright.config.ts'],
  needs: ['chromium-shell'],
  wants: ['postgres', 'haproxy', 'nginx', 'nginx-brotli', 'caddy'],
};

/** In the order in which they run. */
export const suites: readonly Suite[] = [
  unitTests,
  faultTests,
  journeys,
  firefoxJourneys,
  deployedJourneys,
];

/** That of the longest folder that the file is in. */
export function suiteOf(file: string): Suite {
  return suites
    .filter(({ folder }) => file.startsWith(folder))
    .reduce((best, suite) => (suite.folder.length > best.folder.length ? suite : best), unitTests);
}
