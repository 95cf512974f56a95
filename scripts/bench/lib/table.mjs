import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/**
 * Where and when the numbers were taken.
 * @param {string} chromium path of the browser
 */
export function machine(chromium) {
  const [cpu] = cpus();
  const browser = execFileSync(chromium, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${day}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, ${browser}`;
}

/**
 * @param {import('./rows.mjs').Row[]} rows
 * @param {string} where see `machine`
 * @returns {string} a Markdown table with a line above it
 */
export function markdownTable(rows, where) {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
  return [
    `Measured by \`npm run bench\`: ${where}.`,
    '',
    '| What | Measured | Bar | |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ what, value, bar, pass }) =>
        `| ${cell(what)} | ${cell(value)} | ${bar} | ${bar ? (pass ? '✓' : '✗') : ''} |`,
    ),
  ].join('\n');
}

/**
 * Puts the table between the markers of a README.
 * @param {string} readme
 * @param {string} table
 * @returns {string | undefined} nothing when the README has no markers
 */
export function withTable(readme, table) {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) return undefined;
  return `${readme.slice(0, from + start.length)}\n\n${table}\n\n${readme.slice(to)}`;
}
