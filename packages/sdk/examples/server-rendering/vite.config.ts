import { defineConfig } from 'vite';

/** `vite build` is for the browser, `vite build --ssr` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    rolldownOptions: {
      input: isSsrBuild ? 'src/server.tsx' : 'src/browser.tsx',
      output: { entryFileNames: isSsrBuild ? '[name].mjs' : '[name].js' },
    },
  },
}));
