import { defineConfig } from 'vitest/config';

// Tests start several processes, which is slow on a busy machine.
export default defineConfig({ test: { include: ['test/*.test.ts'], testTimeout: 180_000 } });
