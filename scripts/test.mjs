// npm test: the tests of everyday development.
// npm run test:deep [-- --shard=1/4]: everything else.
// npm run test:changed: tests affected by the changes since `main`.
// Each runs turbo, prints a table of the results and ends with `N passed, N failed`.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, root, run } from './bootstrap/run.mjs';
import { changedSince, headCommit, isClean, mergeBase, recordDeepPass } from './git.mjs';
import { findPostgres } from './postgres.mjs';
import { createRows, emptyTally, formatRows } from './results.mjs';

/**
 * Arguments for the scripts are part of the cache key of every task of a run, so they go with --only,
 * after a run that makes what the tasks need.
 * @typedef {object} TurboRun
 * @property {string[]} tasks
 * @property {string[]} flags turbo's
 * @property {string[]} [args] for the scripts
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isPreparation] whether a failure makes the later runs pointless
 */

const checks = [
  'check:format',
  'check:lint',
  'check:unused',
  'check:repository',
  'breaking',
  'typecheck',
  'lint',
];

/** @type {TurboRun[]} */
const ordinary = [
  {
    tasks: [...checks, 'build', 'test', 'contracts', 'verify-sandbox'],
    flags: ['--concurrency=2'],
  },
  { tasks: ['e2e', 'sent'], flags: ['--concurrency=1'] },
];

/**
 * @param {string | undefined} shard e.g. `1/4`
 * @returns {TurboRun[]}
 */
function deep(shard) {
  const postgres = findPostgres(process.env);
  const env = postgres ? { ...process.env, POSTGRES_BIN: postgres } : process.env;
  const flags = ['--only', '--concurrency=1'];
  const args = shard ? [`--shard=${shard}`] : [];
  return [
    { tasks: ['build', 'docs'], flags: ['--concurrency=2'], isPreparation: true },
    { tasks: ['test:deep'], flags, env, args },
    { tasks: ['e2e:deep', 'e2e:night'], flags, env, args },
  ];
}

/** @returns {TurboRun[]} */
function changed() {
  const base = mergeBase();
  const env = { ...process.env, TURBO_SCM_BASE: base };
  // The kit contains the pacts, and recording them takes a minute.
  const flags = ['--affected', '--filter=!@studio-portal/contract-kit', '--concurrency=2'];
  const isJourneyChanged = changedSince(base).some((path) => path.startsWith('apps/portal/e2e/'));
  return [
    // Root tasks are affected by files of the root only, so they run in any case.
    { tasks: ['check:format', 'check:lint'], flags: ['--concurrency=2'] },
    { tasks: ['build', 'typecheck', 'lint'], flags, env, isPreparation: true },
    {
      tasks: ['test'],
      flags: ['--only', ...flags],
      env,
      args: [`--changed=${base}`, '--passWithNoTests'],
    },
    ...(isJourneyChanged ? changedJourneys(base) : []),
  ];
}

/**
 * @param {string} base commit
 * @returns {TurboRun[]}
 */
const changedJourneys = (base) => [
  {
    tasks: ['build', 'docs'],
    flags: ['--filter=@studio-portal/server', '--filter=@studio-portal/sdk', '--concurrency=2'],
    isPreparation: true,
  },
  {
    tasks: ['e2e'],
    flags: ['--only'],
    args: [`--only-changed=${base}`, '--pass-with-no-tests'],
  },
];

/**
 * @param {TurboRun} turboRun
 * @returns {Promise<import('./results.mjs').Row[]>}
 */
async function runAndCollectRows({ tasks, flags, args = [], env = process.env }) {
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  const code = await run(
    'turbo',
    [
      'run',
      ...tasks,
      ...flags,
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      '--summarize',
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { env },
  );
  const rows = globSync('*.json', { cwd: summaries }).flatMap((name) =>
    createRows(JSON.parse(readFileSync(join(summaries, name), 'utf8')).tasks, root),
  );
  if (code === 0 || rows.some(({ failed }) => failed > 0)) return rows;
  const family = `turbo run ${tasks.join(' ')}`;
  return [...rows, { ...emptyTally, family, failed: 1, seconds: 0, isCached: false }];
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      deep: { type: 'boolean' },
      changed: { type: 'boolean' },
      shard: { type: 'string' },
    },
  });
  const commit = values.deep && isClean() ? headCommit() : undefined;
  // Results of an earlier run must not count. turbo restores those of cached tasks.
  for (const folder of globSync('{*,*/*}/.results', { cwd: root }))
    rmSync(join(root, folder), { recursive: true });

  const runs = values.deep ? deep(values.shard) : values.changed ? changed() : ordinary;
  /** @type {import('./results.mjs').Row[]} */
  const rows = [];
  for (const turboRun of runs) {
    const latest = await runAndCollectRows(turboRun);
    // Tasks of an earlier run are cached in a later one.
    rows.push(...latest.filter(({ family }) => !rows.some((row) => row.family === family)));
    if (turboRun.isPreparation && latest.some(({ failed }) => failed > 0)) break;
  }
  process.stdout.write(`\n${formatRows(rows)}\n`);
  if (rows.some(({ failed }) => failed > 0)) return 1;
  if (commit && isClean() && headCommit() === commit) recordDeepPass(commit, values.shard);
  return 0;
});
