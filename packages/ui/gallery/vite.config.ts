import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** Builds two pages: the gallery, and the stage in its iframe, whose width media queries see. */
export default defineConfig({
  root: import.meta.dirname,
  server: { port: 5174 },
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'stage.html'] } },
});
