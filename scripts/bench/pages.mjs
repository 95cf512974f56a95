import { createServer } from 'node:net';
import autocannon from 'autocannon';
import { buildServer } from '../lib/build.mjs';
import { exitOf, startService } from '../lib/service.mjs';
import { signalGroup } from '../lib/signal-group.mjs';
import { withProduction } from './lib/production.mjs';
import { beside } from './lib/rows.mjs';

export const title =
  'Pages a second of the server of an operator, compressed as browsers take them';

/** Answers a second, of one process, beside the one that asks. */
const bar = 1000;

/** @returns {Promise<number>} a port that nobody listens at */
const freePort = () =>
  new Promise((resolve) => {
    const taken = createServer().listen(0, () => {
      const address = taken.address();
      taken.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} url @param {number} seconds */
async function load(url, seconds) {
  const { requests, non2xx, errors, latency } = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: {
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'de-DE,de;q=0.9',
    },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests.total} failed.`);
  return { perSecond: requests.average, slow: latency.p99 };
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  await buildServer();
  return withProduction(async ({ origin, studioHome }) => {
    const port = await freePort();
    const server = startService(process.execPath, ['apps/server/dist/main.js'], {
      env: { ...process.env, API_ORIGIN: origin, PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = exitOf(server);
    const at = `http://localhost:${port}`;
    try {
      const home = at + new URL(studioHome).pathname;
      await listening(`${at}/readyz`, ended);
      await load(home, 5);
      const { perSecond, slow } = await load(home, 10);
      const course = await load(`${home}/course`, 10);
      return [
        {
          what: 'pages a second of the operator’s server: a studio, one process, compressed',
          value: `${Math.round(perSecond)} a second (99 % within ${slow} ms)`,
          bar: `≥ ${bar} a second`,
          pass: perSecond >= bar,
        },
        beside('the same: its classes', `${Math.round(course.perSecond)} a second`),
      ];
    } finally {
      signalGroup(server, 'SIGTERM');
      await ended;
    }
  });
}

/**
 * @param {string} url
 * @param {Promise<number>} ended
 */
async function listening(url, ended) {
  for (;;) {
    const answer = await Promise.race([fetch(url).catch(() => null), ended]);
    if (typeof answer === 'number')
      throw new Error(`The server ended with ${answer} before it answered.`);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
