import { sandboxBench } from './lib/sandbox-bench.mjs';

export const title =
  'Bookings a second for one class, beside a bare Fastify route with the same SQL';

const bar = 0.7;

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const [line] = await sandboxBench('throughput');
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
