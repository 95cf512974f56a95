import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../lib/run.mjs';
import { browserFlags } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { median } from './lib/rows.mjs';

export const title = 'Lighthouse, mobile, simulated throttling (median of 3)';

const bars = { accessibility: 100, 'best-practices': 100, seo: 95 };
const categories = ['performance', ...Object.keys(bars)];
/** What may jump while a page comes (cumulative layout shift). */
const mostShift = 0.02;
const rounds = 3;

/**
 * The pages that are measured, and the least performance of each; a form brings its library along.
 * @param {import('./lib/production.mjs').Production} production
 * @returns {Record<string, { address: string, performance: number, unlisted?: true }>} by name; an unlisted one is kept out of searches
 */
const pagesOf = ({ origin, studioHome }) => ({
  'studio home': { address: studioHome, performance: 97 },
  'studio list': { address: `${origin}/studios/northside`, performance: 97 },
  'course list': { address: `${studioHome}/course`, performance: 97 },
  news: { address: `${studioHome}/news`, performance: 97 },
  login: { address: `${studioHome}/login-register`, performance: 93, unlisted: true },
});

/**
 * @param {{ address: string, unlisted?: true }} page
 * @param {string} file where the report goes
 * @param {number} [attempts] how often it is tried
 * @returns {Promise<{ scores: Record<string, number>, shift: number }>} scores from 0 to 100 by category, and how much jumped
 */
async function audit(page, file, attempts = 3) {
  const { address, unlisted } = page;
  const { code, output } = await runProgram(
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
  // Chromium sometimes hands over a trace without its beginning; Lighthouse asks to be run again then.
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

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-lighthouse-'));
  /** @type {import('./lib/rows.mjs').Row[]} */
  const rows = [];
  try {
    await withProduction(async (production) => {
      for (const [page, { performance, ...where }] of Object.entries(pagesOf(production))) {
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
        });
        const shift = Math.max(...reports.map((report) => report.shift));
        rows.push({
          what: `what jumps on it, the most of ${rounds} (CLS)`,
          value: shift.toFixed(3),
          bar: `≤ ${mostShift}`,
          pass: shift <= mostShift,
        });
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
