import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { pageOfRows } from './lib/call-rows.mjs';
import { atMost, beside, median } from './lib/rows.mjs';

export const title = 'One SDK call with a stubbed fetch, against fetch and JSON.parse';

const rounds = 300;
const callsARound = 20;
const origin = 'http://studio.test';

/**
 * Lets contenders call in turn, round after round, so that what disturbs the machine disturbs all.
 * @param {Record<string, () => Promise<unknown>>} contenders
 * @returns {Promise<Record<string, number[]>>} milliseconds of one call, a number a round
 */
async function interleave(contenders) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  // The first rounds warm the compiler up and are not counted.
  for (let round = -50; round < rounds; round++) {
    for (const [name, call] of Object.entries(contenders)) {
      const startedAt = performance.now();
      for (let i = 0; i < callsARound; i++) await call();
      if (round >= 0) times[name]?.push((performance.now() - startedAt) / callsARound);
    }
  }
  return times;
}

/**
 * @param {string} what
 * @param {string} path
 * @param {() => Promise<unknown>} call the SDK's
 * @returns {Promise<import('./lib/rows.mjs').Row[]>}
 */
async function compare(what, path, call) {
  const page = pageOfRows(path);
  globalThis.fetch = async () =>
    new Response(page, { status: 200, headers: { 'content-type': 'application/json' } });
  // Not this workspace's: the one the SDK comes with.
  const { default: createClient } = createRequire(join(root, 'packages/sdk/package.json'))(
    'openapi-fetch',
  );
  const client = createClient({ baseUrl: origin });
  const times = await interleave({
    bare: async () => JSON.parse(await (await fetch(`${origin}${path}`)).text()),
    sdk: call,
    openapiFetch: () => client.GET(path),
  });
  const of = (/** @type {string} */ name) => times[name] ?? [];
  const ratio = (/** @type {string} */ name) =>
    median(of(name).map((time, round) => time / (of('bare')[round] ?? Number.NaN)));
  const micro = (/** @type {string} */ name) => `${Math.round(median(of(name)) * 1000)} µs`;
  const size = `50 rows, ${(page.length / 1000).toFixed(0)} kB`;
  return [
    atMost(`SDK call of ${what} (${size}) ÷ bare fetch`, ratio('sdk'), 1.15, '', 2),
    beside('openapi-fetch ÷ bare fetch, beside it', ratio('openapiFetch').toFixed(2)),
    beside(
      'a call: bare, SDK, openapi-fetch',
      ['bare', 'sdk', 'openapiFetch'].map(micro).join(', '),
    ),
  ];
}

/**
 * The bar speaks of carrying an answer; making 150 `Date`s of it is work the bare fetch leaves to its
 * caller, so that page is shown beside.
 * @param {import('./lib/rows.mjs').Row} row
 * @returns {import('./lib/rows.mjs').Row}
 */
const withoutBar = ({ what, value }) =>
  beside(what.replace(' (50 rows', ' with three dates each turned into Date (50 rows'), value);

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const { configureSdk } = await import('@studio-portal/sdk');
  const { listStudiosForStudioConnect } = await import('@studio-portal/sdk/api/studio-catalogue');
  const { listMyCurrentCalendarItems } = await import('@studio-portal/sdk/api/my-calendar');
  configureSdk({ baseUrl: origin });
  const bookings = await compare('bookings', '/v1/aggregated/calendaritems/current', () =>
    listMyCurrentCalendarItems(),
  );
  return [
    // They have no days, as those of the portal's list have.
    ...(await compare('studios', '/v1/public/studios/forstudioconnect', () =>
      listStudiosForStudioConnect(),
    )),
    ...bookings.map(withoutBar),
  ];
}
