import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      'virtual:icu-parser': fileURLToPath(
        import.meta.resolve('@formatjs/icu-messageformat-parser'),
      ),
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts', 'locales/**/*.test.ts'],
    environment: 'node',
  },
});
