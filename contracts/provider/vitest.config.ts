import { defineConfig } from 'vitest/config';

// Each looks at a backend through processes of its own; a busy machine takes its time.
export default defineConfig({ test: { include: ['test/*.test.ts'], testTimeout: 180_000 } });
