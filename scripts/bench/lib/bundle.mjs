import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../bootstrap/paths.mjs';

/** What every React application has anyway. */
const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'];

/**
 * React Query says of itself that importing it does nothing, so a bundler leaves its import out where none of it is used. What is
 * external has no package.json to be asked.
 * @type {import('esbuild').Plugin}
 */
const withoutUnusedImports = {
  name: 'without unused imports',
  setup(bundler) {
    bundler.onResolve({ filter: /^@tanstack\/react-query$/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
  },
};

/**
 * What is only loaded on demand is not part of the bundle that asks for it.
 * @type {import('esbuild').Plugin}
 */
const withoutLazyParts = {
  name: 'without lazy parts',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * How many bytes an application gets for a few lines of import, minified and gzipped.
 * @param {string} source a module; resolved as if it stood in packages/sdk
 * @returns {Promise<number>} bytes
 */
export async function bundledBytes(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(root, 'packages/sdk'), loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    write: false,
    external,
    plugins: [withoutLazyParts, withoutUnusedImports],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.reduce(
    (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
    0,
  );
}
