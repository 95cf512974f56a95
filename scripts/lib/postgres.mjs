import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const exe = process.platform === 'win32' ? '.exe' : '';
const usual = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/**
 * The folder with PostgreSQL's own programs (initdb, postgres), for the tests against a real
 * server. Its name is part of turbo's cache key: once somebody installs PostgreSQL, those tests run.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} absolute path; nothing when there is none
 */
export function findPostgres(env) {
  if (env.POSTGRES_BIN) return env.POSTGRES_BIN;
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, `initdb${exe}`)));
  if (inPath) return inPath;
  const newest = usual
    .flatMap((pattern) => globSync(join(pattern, `initdb${exe}`)).toSorted())
    .at(-1);
  return newest && dirname(newest);
}
