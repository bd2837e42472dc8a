import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,build,content,contract,deploy,server,supabase,tools}/**/*.test.{ts,tsx}',
      'tests/data-api/*.test.ts',
    ],
    environment: 'node',
    reporters: ['default', './tools/test/vitest-notes.ts'],
    globalSetup: ['tests/support/databases/shared-postgres.ts'],
    // Some files wait for most of their time; by default two processors would take one at a time.
    maxWorkers: Math.max(3, availableParallelism()),
    // What passes at a second try is named as flaky at the end, and is a fault to be found.
    retry: 1,
    // Upper bounds for a busy machine: nothing waits for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
