// Benchmarks of the sandbox, which apps/sandbox/bench measures.
import { capture } from '../bootstrap/run.mjs';
import { findPostgres } from '../postgres.mjs';
import { infoRow, limitedRow } from './lib.mjs';

/**
 * Runs a benchmark of the sandbox, on PostgreSQL too if it is installed.
 * @param {string} name file name in apps/sandbox/bench
 * @returns {Promise<[string, ...string[]]>} the printed lines of JSON
 */
async function sandboxBench(name) {
  const postgres = findPostgres(process.env);
  const { output } = await capture(process.execPath, [`apps/sandbox/bench/${name}.ts`], {
    env: { ...process.env, ...(postgres ? { POSTGRES_BIN: postgres } : {}) },
  });
  const [first, ...others] = output.split('\n').filter((line) => line.startsWith('{'));
  if (first === undefined) throw new Error(output);
  return [first, ...others];
}

/**
 * Output of apps/sandbox/bench/bookings.ts, a line of JSON per database.
 * @typedef {object} Rush
 * @property {string} database
 * @property {string} [skipped] why it did not run on this database
 * @property {boolean} right
 * @property {number} booked
 * @property {number} waiting
 * @property {boolean} dense the waiting list counts 1, 2, 3 … without a gap
 * @property {number} refused answered 409
 * @property {number} others answered anything else
 * @property {number} milliseconds
 */

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureBookings() {
  const lines = await sandboxBench('bookings');
  return lines.map((line) => {
    /** @type {Rush} */
    const rush = JSON.parse(line);
    const what = `500 simultaneous bookings on ${rush.database}`;
    const bar = '10 booked, 20 waiting in order, 470 × 409';
    if (rush.skipped) return { what, value: `skipped: ${rush.skipped}`, bar, pass: false };
    const order = rush.dense ? 'in order' : 'out of order';
    return {
      what,
      value: `${rush.booked} booked, ${rush.waiting} waiting ${order}, ${rush.refused} × 409, ${rush.others} others, ${(rush.milliseconds / 1000).toFixed(1)} s`,
      bar,
      pass: rush.right,
    };
  });
}

/**
 * Output of apps/sandbox/bench/crowd.ts for each round.
 * @typedef {object} Round
 * @property {boolean} kills whether a process was killed in the middle
 * @property {boolean} right
 * @property {number} seconds
 * @property {number} confirmed
 * @property {number} refused
 * @property {number} broken connections of the process that was killed
 * @property {string[]} wrong violated invariants
 */

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureCrowd() {
  const [line] = await sandboxBench('crowd');
  /** @type {{ skipped?: string, rounds: Round[] }} */
  const { skipped, rounds } = JSON.parse(line);
  const bar = 'nothing taken twice, nothing lost, each answer a booking or a 409';
  if (skipped) return [{ what: '2,000 at once', value: `skipped: ${skipped}`, bar, pass: false }];
  return rounds.map(({ kills, right, seconds, confirmed, refused, broken, wrong }) => {
    for (const one of wrong) process.stderr.write(`${one}\n`);
    const held = right ? 'all holds' : `${wrong.length} wrong`;
    const killed = kills ? `, ${broken} connections broke` : '';
    return {
      what: `2,000 at once${kills ? ', one process killed' : ''}`,
      value: `${held}: ${confirmed} confirmed, ${refused} refused${killed}, ${seconds} s`,
      bar,
      pass: right,
    };
  });
}

/**
 * Output of apps/sandbox/bench/logins.ts.
 * @typedef {object} Logins
 * @property {number} processorMilliseconds of one login, the whole process
 * @property {number} quietMedian of another call while nobody logs in, in milliseconds
 * @property {number} busyMedian of another call while 50 log in at once
 */

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureLogins() {
  const { output } = await capture('node', ['apps/sandbox/bench/logins.ts']);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(output);
  /** @type {Logins} */
  const { processorMilliseconds, quietMedian, busyMedian } = JSON.parse(line);
  return [
    limitedRow('processor time of one login', processorMilliseconds, 150, 'ms'),
    limitedRow('delay of other calls by 50 logins at once', busyMedian / quietMedian, 2, 'times'),
  ];
}

/**
 * Output of apps/sandbox/bench/survival.ts.
 * @typedef {object} Survival
 * @property {string} [skipped] why it did not run
 * @property {boolean} right
 * @property {number} requests
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p95 milliseconds
 * @property {number} brokenConnections of the process that was killed
 * @property {number} serverErrors
 * @property {number} bookings
 * @property {number} purchases
 * @property {string[]} wrong violated invariants
 */

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureSurvival() {
  const [line] = await sandboxBench('survival');
  /** @type {Survival} */
  const survival = JSON.parse(line);
  const what = 'Two processes, one killed';
  const bar = 'nothing lost or twice, no 5xx, ≥ 290 a second';
  if (survival.skipped) return [{ what, value: `skipped: ${survival.skipped}`, bar, pass: false }];
  for (const wrong of survival.wrong) process.stderr.write(`${wrong}\n`);
  const lost = survival.right ? 'nothing lost or twice' : `${survival.wrong.length} wrong`;
  return [
    {
      what,
      value: `${lost} (${survival.bookings} bookings, ${survival.purchases} purchases), ${survival.serverErrors} × 5xx, ${survival.requests} answers at ${survival.perSecond} a second, half within ${survival.p50} ms, 95 % within ${survival.p95} ms; ${survival.brokenConnections} connections broke with the killed one`,
      bar,
      pass: survival.right && survival.perSecond >= 290,
    },
  ];
}

const bar = 0.7;

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureThroughput() {
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

/**
 * Output of apps/sandbox/bench/chain.ts, a line of JSON for each database.
 * @typedef {object} Chain
 * @property {string} database
 * @property {string} [skipped] why it did not run
 * @property {{ studios: number, members: number }} size
 * @property {{ id: string, world: number, chain: number }[]} reads medians in milliseconds
 * @property {{ name: string, milliseconds: number }[]} chores
 * @property {{ answers: number, failed: number, p50: number, p95: number }} [crowd] times in milliseconds
 */

/** Limits of the benchmark, in milliseconds unless named otherwise. */
const limits = { read: 60, growth: 3, chore: 5, crowd: 100 };

/** Why chores miss the limit, by name. @type {Record<string, string>} */
const missedChores = {
  settleAttendance:
    'it looks at everybody who is booked now and has not checked in, which is its work.',
};

/** Number of the slowest reads that are listed one by one. */
const listedReads = 30;

/**
 * @param {Chain} measured
 * @returns {import('./lib.mjs').Row[]}
 */
function toChainRows({ database, size, reads, chores, crowd }) {
  const [studios, members] = [size.studios, size.members].map((n) => n.toLocaleString('en-GB'));
  const where = `${database}, ${studios} studios, ${members} members`;
  const slowest = reads.toSorted((a, b) => b.chain - a.chain);
  const others = slowest.slice(listedReads);
  const isSlow = (/** @type {Chain['reads'][number]} */ { world, chain }) =>
    chain > limits.read && chain > limits.growth * world;
  const slow = reads.filter(isSlow);
  return [
    {
      what: `${reads.length} reads on ${where}`,
      value: `${slow.length} slower`,
      bar: `none above ${limits.read} ms and ${limits.growth} times that of the test world`,
      pass: slow.length === 0,
    },
    ...slowest
      .slice(0, listedReads)
      .map(({ id, world, chain }) =>
        infoRow(`${id} on ${database}`, `${chain.toFixed(1)} ms (test world ${world.toFixed(1)})`),
      ),
    infoRow(`the other ${others.length} reads`, `at most ${others[0]?.chain.toFixed(1) ?? 0} ms`),
    ...chores.map(({ name, milliseconds }) => ({
      ...limitedRow(`${name} on ${database}`, milliseconds, limits.chore, 'ms'),
      missed: missedChores[name],
    })),
    ...(crowd
      ? [
          {
            what: `half of the answers to 200 members at once, each with a request a second, on ${where}`,
            value: `${crowd.p50} ms (95 % within ${crowd.p95} ms; ${crowd.answers} answers, ${crowd.failed} failed)`,
            bar: `≤ ${limits.crowd} ms, none failed`,
            pass: crowd.p50 <= limits.crowd && crowd.failed === 0,
          },
        ]
      : []),
  ];
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureChain() {
  const lines = await sandboxBench('chain');
  return lines.flatMap((line) => {
    /** @type {Chain} */
    const measured = JSON.parse(line);
    if (!measured.skipped) return toChainRows(measured);
    const bar = 'measured';
    return [{ what: 'A chain', value: `skipped: ${measured.skipped}`, bar, pass: false }];
  });
}

/** @type {Record<string, import('./lib.mjs').Benchmark>} */
export const benchmarks = {
  chain: {
    title: 'Every read and chore in a chain of 400 studios, and of 40 on the embedded database',
    run: measureChain,
  },
  bookings: {
    title: '500 members book one course of 10 places and 20 waiting-list places at once',
    run: measureBookings,
  },
  crowd: {
    title:
      '2,000 members at once, over 20 courses and 200 times, at two processes on one PostgreSQL',
    run: measureCrowd,
  },
  logins: {
    title: 'What logins cost, and how much 50 at once delay other calls',
    run: measureLogins,
  },
  survival: {
    title:
      'Two processes on one PostgreSQL, 300 mixed requests a second for a minute, one killed in the middle',
    run: measureSurvival,
  },
  throughput: {
    title: 'Bookings a second for one class, beside a bare Fastify route with the same SQL',
    run: measureThroughput,
  },
};
