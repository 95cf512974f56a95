import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../lib/run.mjs';
import { browserFlags } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { median } from './lib/rows.mjs';

export const title = 'Lighthouse, mobile, simulated throttling (median of 3)';

const bars = { performance: 92, accessibility: 100, 'best-practices': 100, seo: 95 };
const rounds = 3;

/**
 * The pages that are measured.
 * @param {import('./lib/production.mjs').Production} production
 * @returns {Record<string, string>} addresses by name
 */
const pagesOf = ({ origin, studioHome }) => ({
  'studio home': studioHome,
  'studio list': `${origin}/studios/northside`,
  'course list': `${studioHome}/course`,
  news: `${studioHome}/news`,
});

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
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(bars))
    for (const { id, weight } of categories[name].auditRefs)
      if (weight > 0 && name !== 'performance' && (audits[id].score ?? 1) < 1)
        process.stdout.write(`    ${address}: ${audits[id].title}\n`);
  return Object.fromEntries(
    Object.keys(bars).map((name) => [name, Math.round(categories[name].score * 100)]),
  );
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-lighthouse-'));
  /** @type {import('./lib/rows.mjs').Row[]} */
  const rows = [];
  try {
    await withProduction(async (production) => {
      for (const [page, address] of Object.entries(pagesOf(production))) {
        /** @type {Record<string, number>[]} */
        const reports = [];
        for (let round = 0; round < rounds; round++)
          reports.push(await audit(address, join(folder, `${page} ${round}.json`)));
        const scores = Object.entries(bars).map(([name, bar]) => ({
          bar,
          score: median(reports.map((report) => report[name] ?? 0)),
        }));
        rows.push({
          what: `Lighthouse, ${page}: performance, accessibility, best practices, SEO`,
          value: scores.map(({ score }) => score).join(', '),
          bar: scores.map(({ bar }) => (bar === 100 ? '100' : `≥ ${bar}`)).join(', '),
          pass: scores.every(({ score, bar }) => score >= bar),
        });
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
