import { defineConfig } from 'vitest/config';

// Each test starts the linter, which is slow on a busy machine.
export default defineConfig({
  test: { include: ['rules/test/**/*.test.ts'], testTimeout: 60_000 },
});
