import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** Two pages: the gallery, and the stage in it, whose width a media query can see. */
export default defineConfig({
  root: import.meta.dirname,
  server: { port: 5174 },
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'stage.html'] } },
});
