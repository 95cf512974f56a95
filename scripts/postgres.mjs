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
 * Finds PostgreSQL's own programs (initdb, postgres), which deep tests and benchmarks start.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} absolute path of their folder
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
