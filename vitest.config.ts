import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { isLongRun, testTimeout } from './tests/support/length.ts';

/** Tests that change modules, so they cannot share them with other files. */
const changingModules = ['server/store/added-field.test.ts', 'server/monitoring/logger.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: [
      'tests/support/databases/shared-postgres.ts',
      // Comes second, because PostgreSQL's own user cannot read the directory.
      'tests/support/temp-directory.ts',
    ],
    projects: [
      {
        test: {
          name: 'units',
          include: [
            '{app,generator,content,shared,deploy,server,supabase,tools}/**/*.test.{ts,tsx}',
            'tests/{built-site,data-api}/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...changingModules],
          // Some files mostly wait, but on two CPUs Vitest would run only one at a time.
          maxWorkers: Math.max(3, availableParallelism()),
          // Files share modules, which saves a quarter of the processor time.
          isolate: false,
          restoreMocks: true,
          // Upper bounds for a busy machine. No test waits for them.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts', ...changingModules],
          // Runs after the units, because each of these loads the machine.
          sequence: { groupOrder: 1 },
          // A short run mostly waits for processes to start; a long run keeps them busy.
          fileParallelism: !isLongRun,
          maxWorkers: 3,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
