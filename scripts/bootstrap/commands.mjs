/**
 * What `npm run <command>` can run: the script it hands over to, and whether that script needs a
 * browser. A new command is a line here, a line in package.json and a file in scripts/.
 * @type {Record<string, { script: string, browser: boolean }>}
 */
export const commands = {
  build: { script: 'build.mjs', browser: false },
  start: { script: 'start.mjs', browser: false },
  test: { script: 'test.mjs', browser: true },
  dev: { script: 'dev.mjs', browser: false },
  gen: { script: 'gen.mjs', browser: false },
  check: { script: 'check.mjs', browser: false },
  bench: { script: 'bench.mjs', browser: true },
  e2e: { script: 'e2e.mjs', browser: true },
  contracts: { script: 'contracts.mjs', browser: false },
  verify: { script: 'verify.mjs', browser: false },
  routes: { script: 'routes.mjs', browser: false },
  new: { script: 'new.mjs', browser: false },
  shots: { script: 'shots.mjs', browser: true },
  release: { script: 'release.mjs', browser: false },
  docs: { script: 'docs.mjs', browser: false },
  gallery: { script: 'gallery.mjs', browser: false },
};
