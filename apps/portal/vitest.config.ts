import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [messages(fileURLToPath(new URL('./locales', import.meta.url)), 'en-GB')],
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
