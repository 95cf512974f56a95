import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../lib/run.mjs';
import { browserFlags } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { atLeast, median } from './lib/rows.mjs';

export const title = 'Lighthouse, mobile, simulated throttling, on the studio home (median of 3)';

const bars = { performance: 90, accessibility: 100, 'best-practices': 100 };
const rounds = 3;

/**
 * @param {string} address
 * @param {string} file where the report goes
 * @param {number} [attempts] how often it is tried
 * @returns {Promise<Record<string, number>>} scores from 0 to 100 by category
 */
async function audit(address, file, attempts = 3) {
  const { code, output } = await runProgram(
    'lighthouse',
    [
      address,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(bars).join(',')}`,
      '--throttling-method=simulate',
      '--no-enable-error-reporting',
      '--quiet',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  );
  // Chromium sometimes hands over a trace without its beginning; Lighthouse asks to be run again then.
  if (output.includes('(NO_NAVSTART)') && attempts > 1) return audit(address, file, attempts - 1);
  if (code !== 0) throw new Error(output);
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.keys(bars).map((name) => [name, Math.round(categories[name].score * 100)]),
  );
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-lighthouse-'));
  /** @type {Record<string, number>[]} */
  const reports = [];
  await withProduction(async ({ studioHome }) => {
    for (let round = 0; round < rounds; round++)
      reports.push(await audit(studioHome, join(folder, `${round}.json`)));
  });
  rmSync(folder, { recursive: true, force: true });
  return Object.entries(bars).map(([name, bar]) =>
    atLeast(
      `Lighthouse: ${name.replace('-', ' ')}`,
      median(reports.map((report) => report[name] ?? 0)),
      bar,
    ),
  );
}
