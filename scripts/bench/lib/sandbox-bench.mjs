import { findPostgres } from '../../lib/postgres.mjs';
import { run } from '../../lib/run.mjs';

/**
 * Runs a benchmark of the sandbox, with PostgreSQL where its programs are.
 * @param {string} name of its file in apps/sandbox/bench
 * @returns {Promise<[string, ...string[]]>} the lines of JSON that it prints
 */
export async function sandboxBench(name) {
  const postgres = findPostgres(process.env);
  const { output } = await run(process.execPath, [`apps/sandbox/bench/${name}.ts`], {
    env: { ...process.env, ...(postgres ? { POSTGRES_BIN: postgres } : {}) },
  });
  const [first, ...others] = output.split('\n').filter((line) => line.startsWith('{'));
  if (first === undefined) throw new Error(output);
  return [first, ...others];
}
