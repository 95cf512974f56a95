import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Lays source maps into a folder of their own, which nobody serves: they are for whoever reads reports of errors. */
export const mapsApart = (): Plugin => ({
  name: 'maps-apart',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    await mkdir(join(dir, 'maps'), { recursive: true });
    const files = await readdir(join(dir, 'assets'));
    await Promise.all(
      files
        .filter((file) => file.endsWith('.map'))
        .map((file) => rename(join(dir, 'assets', file), join(dir, 'maps', file))),
    );
  },
});
