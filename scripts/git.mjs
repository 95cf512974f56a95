import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/run.mjs';

/**
 * @param {string} folder
 * @param {string[]} args
 */
export const runGit = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** @param {string[]} args */
const git = (...args) => runGit(root, ...args);

export const headCommit = () => git('rev-parse', 'HEAD');

/** @returns {boolean} whether the files are those of the commit */
export const isClean = () => git('status', '--porcelain') === '';

/**
 * Returns the commit where this branch left `main`; on `main` itself its head, so that uncommitted
 * changes count.
 */
export function mergeBase() {
  const known = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  return git('merge-base', known === '' ? 'main' : known, 'HEAD');
}

/**
 * @param {string} base commit
 * @returns {string[]} paths that differ from it, untracked ones included
 */
export const changedSince = (base) =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].flatMap(
    (paths) => paths.split('\n').filter((path) => path !== ''),
  );

const passes = join(root, 'node_modules/.cache/studio-portal/deep');

/**
 * Records that the deep tests passed on a commit.
 * @param {string} commit
 * @param {string} [shard] e.g. `1/4`; all tests if omitted
 * @param {string} [folder]
 */
export function recordDeepPass(commit, shard = '1/1', folder = passes) {
  mkdirSync(join(folder, commit), { recursive: true });
  writeFileSync(join(folder, commit, shard.replace('/', '-of-')), '');
}

/**
 * @param {string} commit
 * @param {string} [folder]
 * @returns {boolean} whether all deep tests passed on it, in one run or in all shards of one count
 */
export function hasDeepPass(commit, folder = passes) {
  if (!existsSync(join(folder, commit))) return false;
  const shards = readdirSync(join(folder, commit));
  return shards.some((shard) => {
    const count = Number(shard.split('-of-')[1]);
    return shards.filter((other) => other.endsWith(`-of-${count}`)).length === count;
  });
}
