import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,scripts,contract,content,app}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
