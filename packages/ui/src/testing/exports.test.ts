import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const source = new URL('../', import.meta.url);
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['testing', 'theme'].includes(entry.name))
  .map((entry) => entry.name);
const exported = Object.values(manifest.exports);

it.each(folders)('tests and exports %s and has a story for it', (folder) => {
  const files = readdirSync(new URL(folder, source));
  expect(files.some((file) => /\.test\.tsx?$/.test(file))).toBe(true);
  expect(files.some((file) => file.endsWith('.story.tsx'))).toBe(true);
  expect(exported.some((path) => path.startsWith(`./src/${folder}/`))).toBe(true);
});

it.each(exported)('exports the existing file %s', (path) => {
  expect(existsSync(new URL(`../../${path}`, import.meta.url))).toBe(true);
});
