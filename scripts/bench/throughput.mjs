import { findPostgres } from '../lib/postgres.mjs';
import { run as runProgram } from '../lib/run.mjs';

export const title =
  'Bookings a second for one class, beside a bare Fastify route with the same SQL';

const bar = 0.7;

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const postgres = findPostgres(process.env);
  const { output } = await runProgram(process.execPath, ['apps/sandbox/bench/throughput.ts'], {
    env: { ...process.env, ...(postgres ? { POSTGRES_BIN: postgres } : {}) },
  });
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(output);
  /** @type {{ skipped?: string, sandbox: number, bare: number, share: number, statements: number }} */
  const { skipped, sandbox, bare, share, statements } = JSON.parse(line);
  const what = 'Bookings a second for one class on PostgreSQL, share of a bare Fastify route';
  if (skipped) return [{ what, value: `skipped: ${skipped}`, bar: `≥ ${bar}`, pass: false }];
  return [
    {
      what,
      value: `${share.toFixed(2)} (${sandbox} and ${bare} a second, ${statements} statements each)`,
      bar: `≥ ${bar}`,
      pass: share >= bar,
    },
  ];
}
