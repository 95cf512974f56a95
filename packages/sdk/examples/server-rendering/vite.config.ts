import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    rolldownOptions: {
      input: isSsrBuild ? 'src/server.tsx' : 'src/browser.tsx',
      output: { entryFileNames: isSsrBuild ? '[name].mjs' : '[name].js' },
    },
  },
}));
