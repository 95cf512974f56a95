// Shared code of the benchmarks.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { waitForExit, root, signalGroup, start } from '../bootstrap/run.mjs';

/**
 * A row of the results table.
 * @typedef {object} Row
 * @property {string} what description of the measurement
 * @property {string} value measured value with unit, e.g. `182.4 kB`
 * @property {string} bar limit, e.g. `≤ 190 kB`; empty for information only
 * @property {boolean} pass true if there is no bar
 * @property {string} [missed] reason for missing the bar, in a sentence
 */

/**
 * @typedef {object} Benchmark
 * @property {string} title
 * @property {() => Promise<Row[]>} run
 */

/**
 * Creates a row whose value must not exceed a limit.
 * @param {string} what
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 * @param {number} [digits]
 * @returns {Row}
 */
export function limitedRow(what, value, most, unit, digits = 1) {
  return {
    what,
    value: `${value.toFixed(digits)} ${unit}`.trim(),
    bar: `≤ ${most} ${unit}`.trim(),
    pass: value <= most,
  };
}

/**
 * Creates a row without a limit, for information.
 * @param {string} what
 * @param {string} value
 * @returns {Row}
 */
export const infoRow = (what, value) => ({ what, value, bar: '', pass: true });

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

/** Keeps Chromium from contacting Google during measurements, and allows running it as root without a sandbox. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Time after a page is usable during which requests still count for it, in milliseconds. */
const settlingTime = 10_000;

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
 * Waits until the page is usable: its heading is shown, and nothing is marked busy.
 * @param {import('playwright-core').Page} page
 */
async function waitUntilUsable(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-hydrating], [aria-busy="true"]'));
}

/** @typedef {Record<'js' | 'json' | 'woff2' | 'sent', number> & { texts: number }} Loaded bytes by kind, of scripts also as sent, and the number of translation files */

/**
 * Records the portal's files that a page requests.
 * @param {import('playwright-core').Page} page
 * @returns {() => Loaded} sizes: scripts and translations gzipped, fonts uncompressed, scripts also with Brotli, as browsers receive them
 */
function recordSizes(page) {
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
 * Measures everything a page of the portal has loaded 10 s after it became usable.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} reader window and session
 * @param {string} address
 * @param {string} [button] leads from there to the measured page, which is then reloaded
 */
export async function measureLoad(browser, reader, address, button) {
  const context = await browser.newContext({ locale: 'en-GB', ...reader });
  const page = await context.newPage();
  if (button) {
    await page.goto(address);
    // By keyboard, because on a phone the cookie notice may cover the button.
    await page.getByRole('button', { name: button }).press('Enter');
    await page.waitForURL((url) => !address.endsWith(url.pathname));
    await waitUntilUsable(page);
  }
  const weigh = recordSizes(page);
  await (button ? page.reload() : page.goto(address));
  await waitUntilUsable(page);
  await setTimeout(settlingTime);
  await context.close();
  return weigh();
}

/**
 * Measures what a page of the portal loads on a phone until it is usable.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function measureFirstLoad(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const weigh = recordSizes(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await waitUntilUsable(page);
  await context.close();
  return weigh();
}

/**
 * @typedef {object} Production
 * @property {string} origin e.g. `http://localhost:43210`
 * @property {string} studioHome absolute address of a studio's home page
 */

/**
 * Runs the product like `npm start`, on a free port and with its data in memory, while the work runs.
 * @template Result
 * @param {(production: Production) => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws {Error} with the sandbox's output if it does not start
 */
export async function withProduction(work) {
  const sandbox = start('node', ['apps/sandbox/src/main.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: 'memory', OUTBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWithUs = () => signalGroup(sandbox, 'SIGTERM');
  process.on('exit', stopWithUs);
  const exit = waitForExit(sandbox);
  try {
    return await work(await Promise.race([readStudioUrl(sandbox), failed(sandbox, exit)]));
  } finally {
    stopWithUs();
    await exit;
    process.off('exit', stopWithUs);
  }
}

/**
 * Reads the first studio's URL from the sandbox's output, once it has started.
 * @param {import('node:child_process').ChildProcess} sandbox
 * @returns {Promise<Production>}
 */
function readStudioUrl({ stdout }) {
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
  throw new Error(`The sandbox exited with ${code} before it was ready: ${said}`);
}

const password = 'sample-Passw0rd';

/** @typedef {'nobody' | 'visitor' | 'member'} Reader kind of user: a visitor has an account, a member also a membership */

/**
 * Logs in, as the portal does.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Reader} reader
 * @returns {Promise<import('playwright-core').BrowserContextOptions['storageState']>} the session
 */
export async function createSession(browser, origin, reader) {
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
