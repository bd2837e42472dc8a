import { defineConfig } from 'vitest/config';
import { long, patience } from '#tests/support/length.ts';
import { root } from '#tools/steps.mjs';

// Apart from the other tests, because each of these loads the machine.
export default defineConfig({
  test: {
    root,
    include: ['tests/faults/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/databases/shared-postgres.ts'],
    // The short form mostly waits for processes to start; the long one has them busy.
    fileParallelism: !long,
    maxWorkers: 3,
    testTimeout: patience,
    hookTimeout: patience,
    disableConsoleIntercept: true,
    reporters: ['verbose', './tools/test/vitest-notes.ts'],
  },
});
