import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Other files are compressed already or too small to benefit. */
const compressible = /\.(?:js|json|css|svg)$/;
const smallest = 1024;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/**
 * Writes a `.br` and a `.gz` file beside each build asset at the highest compression, which would
 * be too slow per request. The initial load is 15 % smaller with Brotli than with gzip.
 */
export const precompress = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = await readdir(dir, { recursive: true });
    await Promise.all(
      files.map(async (file) => {
        if (!compressible.test(file)) return;
        const path = join(dir, file);
        const content = await readFile(path);
        if (content.length < smallest) return;
        const { BROTLI_PARAM_SIZE_HINT } = constants;
        const [small, smaller] = await Promise.all([
          gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
          brotliAsync(content, { params: { [BROTLI_PARAM_SIZE_HINT]: content.length } }),
        ]);
        await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
      }),
    );
  },
});
