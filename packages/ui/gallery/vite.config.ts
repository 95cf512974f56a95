import { defineConfig } from 'vite';
import { reactIsPreact } from '../onPreact/aliases.ts';

/** Two pages: the gallery, and the stage in it, whose width a media query can see. */
export default defineConfig({
  root: import.meta.dirname,
  server: { port: 5174 },
  resolve: { alias: reactIsPreact },
  build: { rolldownOptions: { input: ['index.html', 'stage.html'] } },
});
