// npm run bench [-- <name> …]: runs the benchmarks of scripts/bench/ one after another and writes
// the table in the README. With names, runs only those and leaves the README. Exit code 1 when a bar
// is missed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { benchmarks as code } from './bench/code.mjs';
import { benchmarks as portal } from './bench/portal.mjs';
import { benchmarks as sandbox } from './bench/sandbox.mjs';
import { benchmarks as sdk } from './bench/sdk.mjs';
import { benchmarks as server } from './bench/server.mjs';
import { main, root, run, UserError } from './bootstrap/run.mjs';

const benchmarks = { ...sandbox, ...portal, ...server, ...sdk, ...code };

const startMark = '<!-- bench:start -->';
const endMark = '<!-- bench:end -->';

/**
 * Where and when the numbers were taken.
 * @param {string} chromium path of the browser
 */
function machine(chromium) {
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
 * @param {import('./bench/lib.mjs').Row[]} rows
 * @param {string} where see `machine`
 * @returns {string} a Markdown table with a line above it
 */
function markdownTable(rows, where) {
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
function withTable(readme, table) {
  const from = readme.indexOf(startMark);
  const to = readme.indexOf(endMark);
  if (from === -1 || to < from) return undefined;
  return `${readme.slice(0, from + startMark.length)}\n\n${table}\n\n${readme.slice(to)}`;
}

/**
 * A benchmark that breaks is a row that fails; the others still run.
 * @param {string} title
 * @param {import('./bench/lib.mjs').Benchmark['run']} measure
 */
async function rowsOf(title, measure) {
  try {
    return await measure();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ what: title, value: 'could not be measured', bar: 'measured', pass: false }];
  }
}

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in benchmarks));
  if (unknown)
    throw new UserError(
      `There is no benchmark '${unknown}'. Known: ${Object.keys(benchmarks).join(', ')}.`,
    );
  const build = [
    'run',
    'build',
    '--filter=@studio-portal/portal',
    '--filter=@studio-portal/sandbox',
  ];
  if ((await run('turbo', [...build, '--output-logs=errors-only'])) !== 0)
    throw new UserError('The build failed. See above.');

  /** @type {import('./bench/lib.mjs').Row[]} */
  const rows = [];
  for (const [name, { title, run: measure }] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stdout.write(`\n${title}\n`);
    for (const row of await rowsOf(title, measure)) {
      process.stdout.write(
        `  ${row.pass ? ' ' : '✗'} ${row.what}: ${row.value}${row.bar ? ` (bar ${row.bar})` : ''}\n`,
      );
      rows.push(row);
    }
  }

  const table = markdownTable(rows, machine(process.env.CHROMIUM_PATH ?? 'chromium'));
  process.stdout.write(`\n${table}\n`);
  if (names.length === 0) {
    const file = join(root, 'README.md');
    const readme = withTable(readFileSync(file, 'utf8'), table);
    if (!readme)
      throw new UserError(
        'README.md has no <!-- bench:start --> and <!-- bench:end --> to put the table between.',
      );
    writeFileSync(file, readme);
    await run('oxfmt', [file]);
  }
  return rows.every(({ pass }) => pass) ? 0 : 1;
});
