import { fileURLToPath } from 'node:url';

/**
 * For `resolve.alias` of every build and test that shows components: they are written for React, and run on Preact
 * (decisions/004-preact.md). Types stay those of React.
 */
export const reactIsPreact = [
  { find: /^react$/, replacement: fileURLToPath(new URL('react.mjs', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/$1' },
];

/** For `optimizeDeps.include` of tests in a browser, so that Preact is bundled once, before the first. */
export const preactParts = [
  'preact',
  'preact/compat',
  'preact/compat/client',
  'preact/hooks',
  'preact/jsx-dev-runtime',
];
