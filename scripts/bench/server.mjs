// Benchmarks of served pages.
import autocannon from 'autocannon';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, waitForExit, signalGroup, start } from '../bootstrap/run.mjs';
import { infoRow, browserFlags, median, withProduction } from './lib.mjs';

const bars = { accessibility: 100, 'best-practices': 100, seo: 95 };
const categories = ['performance', ...Object.keys(bars)];
/** Maximum cumulative layout shift while a page loads. */
const maxShift = 0.02;
const rounds = 3;

/**
 * The measured pages and their minimum performance; forms load an additional library.
 * @param {import('./lib.mjs').Production} production
 * @returns {Record<string, { address: string, performance: number, unlisted?: true }>} by name; an unlisted one is excluded from search engines
 */
const listPages = ({ origin, studioHome }) => ({
  'studio home': { address: studioHome, performance: 90 },
  'studio list': { address: `${origin}/studios/northside`, performance: 90 },
  'course list': { address: `${studioHome}/course`, performance: 90 },
  news: { address: `${studioHome}/news`, performance: 90 },
  login: { address: `${studioHome}/login-register`, performance: 90, unlisted: true },
});

/**
 * @param {{ address: string, unlisted?: true }} page
 * @param {string} file path of the report
 * @param {number} [attempts] maximum number of attempts
 * @returns {Promise<{ scores: Record<string, number>, shift: number }>} scores from 0 to 100 by category, and the layout shift
 */
async function audit(page, file, attempts = 3) {
  const { address, unlisted } = page;
  const { code, output } = await capture(
    'lighthouse',
    [
      address,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--throttling-method=simulate',
      ...(unlisted ? ['--skip-audits=is-crawlable'] : []),
      '--no-enable-error-reporting',
      '--quiet',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  );
  // Chromium sometimes returns a trace without its start; Lighthouse then asks to be run again.
  if (output.includes('(NO_NAVSTART)') && attempts > 1) return audit(page, file, attempts - 1);
  if (code !== 0) throw new Error(output);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(bars))
    for (const { id, weight } of report.categories[name].auditRefs)
      if (weight > 0 && (report.audits[id].score ?? 1) < 1)
        process.stdout.write(`    ${address}: ${report.audits[id].title}\n`);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
    ),
    shift: report.audits['cumulative-layout-shift'].numericValue,
  };
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureLighthouse() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-lighthouse-'));
  /** @type {import('./lib.mjs').Row[]} */
  const rows = [];
  try {
    await withProduction(async (production) => {
      for (const [page, { performance, ...where }] of Object.entries(listPages(production))) {
        /** @type {Awaited<ReturnType<typeof audit>>[]} */
        const reports = [];
        for (let round = 0; round < rounds; round++)
          reports.push(await audit(where, join(folder, `${page} ${round}.json`)));
        const scores = Object.entries({ performance, ...bars }).map(([name, bar]) => ({
          bar,
          score: median(reports.map((report) => report.scores[name] ?? 0)),
        }));
        rows.push({
          what: `Lighthouse, ${page}: performance, accessibility, best practices, SEO`,
          value: scores.map(({ score }) => score).join(', '),
          bar: scores.map(({ bar }) => (bar === 100 ? '100' : `≥ ${bar}`)).join(', '),
          pass: scores.every(({ score, bar }) => score >= bar),
          missed: 'its largest paint is the first picture, whose address comes with the list.',
        });
        const shift = Math.max(...reports.map((report) => report.shift));
        rows.push({
          what: `what jumps on it, the most of ${rounds} (CLS)`,
          value: shift.toFixed(3),
          bar: `≤ ${maxShift}`,
          pass: shift <= maxShift,
        });
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** Minimum responses per second of one process, next to the load generator. */
const bar = 1000;

/** @returns {Promise<number>} a free port */
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

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measurePages() {
  const { code, output } = await capture('turbo', [
    'run',
    'build',
    '--filter=@studio-portal/server',
  ]);
  if (code !== 0) throw new Error(output);
  return withProduction(async ({ origin, studioHome }) => {
    const port = await freePort();
    const server = start('node', ['apps/server/dist/main.js'], {
      env: { ...process.env, API_ORIGIN: origin, PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = waitForExit(server);
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
          missed: 'React renders each page on the server, which takes most of the time.',
        },
        infoRow('the same: its classes', `${Math.round(course.perSecond)} a second`),
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
      throw new Error(`The server exited with ${answer} before it was ready.`);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @type {Record<string, import('./lib.mjs').Benchmark>} */
export const benchmarks = {
  lighthouse: {
    title: 'Lighthouse, mobile, simulated throttling (median of 3)',
    run: measureLighthouse,
  },
  pages: {
    title: 'Pages a second of the server of an operator, compressed as browsers take them',
    run: measurePages,
  },
};
