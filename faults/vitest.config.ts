import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { long, patience } from './form.ts';

// Apart from the other tests, because each of these loads the machine.
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['faults/*.test.ts'],
    environment: 'node',
    globalSetup: ['server/testing/shared-postgres.ts'],
    // The short form mostly waits for processes to start; the long one has them busy.
    fileParallelism: !long,
    maxWorkers: 2,
    testTimeout: patience,
    hookTimeout: patience,
    disableConsoleIntercept: true,
    reporters: ['verbose'],
  },
});
