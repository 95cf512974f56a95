import { defineConfig } from 'vite';

/** Two pages: the gallery, and the stage in it, whose width a media query can see. */
export default defineConfig({
  root: import.meta.dirname,
  build: { rolldownOptions: { input: ['index.html', 'stage.html'] } },
});
