import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    typecheck: { enabled: false },
    testTimeout: 120_000,
  },
});
