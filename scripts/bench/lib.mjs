// What the benchmarks share.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { exitOf, root, signalGroup, start } from '../bootstrap/run.mjs';

/**
 * One line of the table.
 * @typedef {object} Row
 * @property {string} what what was measured, in words
 * @property {string} value with its unit, e.g. `182.4 kB`
 * @property {string} bar what it must be, e.g. `≤ 190 kB`; empty for what is measured beside it
 * @property {boolean} pass true where there is no bar
 * @property {string} [missed] why a bar that is not reached is not, in a sentence
 */

/**
 * @typedef {object} Benchmark
 * @property {string} title
 * @property {() => Promise<Row[]>} run
 */

/**
 * A row that must not exceed a number.
 * @param {string} what
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 * @param {number} [digits]
 * @returns {Row}
 */
export function atMost(what, value, most, unit, digits = 1) {
  return {
    what,
    value: `${value.toFixed(digits)} ${unit}`.trim(),
    bar: `≤ ${most} ${unit}`.trim(),
    pass: value <= most,
  };
}

/**
 * A row for comparison only.
 * @param {string} what
 * @param {string} value
 * @returns {Row}
 */
export const beside = (what, value) => ({ what, value, bar: '', pass: true });

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * @param {number} bytes
 * @returns {number} kilobytes of 1000 bytes
 */
export const kilobytes = (bytes) => bytes / 1000;

/** Without these Chromium talks to its maker while we measure; as root it needs no sandbox. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What still comes so long after a page is there counts for it, in milliseconds. */
const patience = 10_000;

/**
 * @template Result
 * @param {(browser: import('playwright-core').Browser) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: browserFlags,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * The page is usable: its heading is there, and nothing is marked busy.
 * @param {import('playwright-core').Page} page
 */
async function usable(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-hydrating], [aria-busy="true"]'));
}

/** @typedef {Record<'js' | 'json' | 'woff2' | 'sent', number> & { texts: number }} Loaded bytes by kind, those of scripts as they are sent, and how many files of texts */

/**
 * Notes the files of the portal that a page asks for.
 * @param {import('playwright-core').Page} page
 * @returns {() => Loaded} what they weigh: scripts and texts gzipped, fonts as they are; scripts also by Brotli, as a browser gets them
 */
function weighed(page) {
  /** @type {Set<string>} */
  const files = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return () => {
    const sum = { js: 0, json: 0, woff2: 0, sent: 0, texts: 0 };
    for (const file of files) {
      const path = join(root, 'apps/portal/dist', file);
      const content = readFileSync(path);
      if (file.endsWith('.js'))
        sum.sent += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
      if (file.endsWith('.woff2')) sum.woff2 += content.length;
      else sum[file.endsWith('.js') ? 'js' : 'json'] += gzipSync(content, { level: 9 }).length;
      if (file.endsWith('.json')) sum.texts++;
    }
    return sum;
  };
}

/**
 * All that a page of the portal has loaded 10 s after it was usable.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} reader window and session
 * @param {string} address
 * @param {string} [button] leads from there to the page that is meant, which is then loaded by itself
 */
export async function loadedBy(browser, reader, address, button) {
  const context = await browser.newContext({ locale: 'en-GB', ...reader });
  const page = await context.newPage();
  if (button) {
    await page.goto(address);
    // By key: on a phone the cookie notice may lie over it.
    await page.getByRole('button', { name: button }).press('Enter');
    await page.waitForURL((url) => !address.endsWith(url.pathname));
    await usable(page);
  }
  const weigh = weighed(page);
  await (button ? page.reload() : page.goto(address));
  await usable(page);
  await setTimeout(patience);
  await context.close();
  return weigh();
}

/**
 * What a page of the portal loads until it is usable, on a phone.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function firstLoadedBy(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const weigh = weighed(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await usable(page);
  await context.close();
  return weigh();
}

/**
 * @typedef {object} Production
 * @property {string} origin e.g. `http://localhost:43210`
 * @property {string} studioHome absolute address of a studio's home page
 */

/**
 * Runs the product as `npm start` does, on a free port and with its data in memory, as long as the
 * work takes.
 * @template Result
 * @param {(production: Production) => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws {Error} with what the sandbox said when it did not start
 */
export async function withProduction(work) {
  const sandbox = start('node', ['apps/sandbox/src/main.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: 'memory', OUTBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWithUs = () => signalGroup(sandbox, 'SIGTERM');
  process.on('exit', stopWithUs);
  const exit = exitOf(sandbox);
  try {
    return await work(await Promise.race([announced(sandbox), failed(sandbox, exit)]));
  } finally {
    stopWithUs();
    await exit;
    process.off('exit', stopWithUs);
  }
}

/**
 * The first studio's address of those the sandbox prints once it answers.
 * @param {import('node:child_process').ChildProcess} sandbox
 * @returns {Promise<Production>}
 */
function announced({ stdout }) {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const address = /(http:\/\/[^/\s]+)\/studio\/\S+/.exec(line);
      if (address?.[1]) resolve({ origin: address[1], studioHome: address[0] });
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} sandbox
 * @param {Promise<number>} exit
 * @returns {Promise<never>}
 */
async function failed({ stderr }, exit) {
  let said = '';
  stderr?.on('data', (chunk) => (said += String(chunk)));
  const code = await exit;
  throw new Error(`The sandbox ended with ${code} before it answered: ${said}`);
}

const password = 'sample-Passw0rd';

/** @typedef {'nobody' | 'visitor' | 'member'} Reader who reads: a visitor has an account, a member a membership with it */

/**
 * Logs in, as the portal does.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Reader} reader
 * @returns {Promise<import('playwright-core').BrowserContextOptions['storageState']>} the session
 */
export async function sessionOf(browser, origin, reader) {
  if (reader === 'nobody') return undefined;
  const context = await browser.newContext();
  const username = `${reader}@northside.example`;
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const answer = await context.request.post(`${origin}/login`, {
    data: { username, password },
    headers: {
      Authorization: `Basic ${basic}`,
      'X-Nox-Client-Type': 'WEB',
      'X-Tenant': 'northside',
    },
  });
  if (!answer.ok()) throw new Error(`${username} could not log in: ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Runs jobs a few at a time, in order.
 * @template Job, Result
 * @param {Job[]} jobs
 * @param {number} width how many at once
 * @param {(job: Job) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export async function pool(jobs, width, work) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      const job = /** @type {Job} */ (jobs[index]);
      results[index] = await work(job);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
