import { defineConfig } from 'vitest/config';

// Each look at a description starts the linter anew; a busy machine takes its time.
export default defineConfig({
  test: { include: ['rules/test/**/*.test.ts'], testTimeout: 60_000 },
});
