import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Apart from the other tests, and one file after the other: each of them loads the machine.
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['faults/*.test.ts'],
    environment: 'node',
    globalSetup: ['server/testing/shared-postgres.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    reporters: ['verbose'],
  },
});
