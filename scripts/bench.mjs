// npm run bench [-- <name> …]: runs the benchmarks of scripts/bench/, or the named ones, one after
// another, and writes their sections of docs/benchmarks.md. Exit code 1 when a bar is missed.
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

const page = join(root, 'docs/benchmarks.md');

/**
 * Describes the machine and the date of the measurements.
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
 * @param {string} title
 * @param {import('./bench/lib.mjs').Row[]} rows
 * @param {string} where see `machine`
 * @returns {string} a section of the page
 */
function formatSection(title, rows, where) {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
  const missed = rows.filter(({ pass }) => !pass);
  return [
    `## ${title}`,
    '',
    `${where}.`,
    '',
    '| What | Measured | Bar | |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ what, value, bar, pass }) =>
        `| ${cell(what)} | ${cell(value)} | ${bar} | ${bar ? (pass ? '✓' : '✗') : ''} |`,
    ),
    ...missed.flatMap(({ what, missed: why = 'not explained yet.' }) => ['', `${what}: ${why}`]),
    '',
  ].join('\n');
}

/**
 * Replaces the measured sections of the page and keeps the others, in the order of the benchmarks.
 * @param {ReadonlyMap<string, string>} measured title → section
 */
function writePage(measured) {
  const [intro = '', ...before] = readFileSync(page, 'utf8').split(/^(?=## )/m);
  const known = new Map(
    before.map((section) => [section.slice(3, section.indexOf('\n')), section]),
  );
  const sections = Object.values(benchmarks).flatMap(
    ({ title }) => measured.get(title) ?? known.get(title) ?? [],
  );
  writeFileSync(page, [intro.trimEnd(), ...sections.map((one) => one.trim())].join('\n\n'));
}

/**
 * Runs a benchmark. One that throws becomes a failed row, so that the others still run.
 * @param {string} title
 * @param {import('./bench/lib.mjs').Benchmark['run']} measure
 */
async function measureRows(title, measure) {
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
  const build = ['run', '@studio-portal/portal#build', '@studio-portal/sandbox#gen'];
  if ((await run('turbo', [...build, '--output-logs=errors-only'])) !== 0)
    throw new UserError('The build failed. Fix the errors above and retry.');

  const where = machine(process.env.CHROMIUM_PATH ?? 'chromium');
  /** @type {Map<string, string>} */
  const sections = new Map();
  let allPass = true;
  for (const [name, { title, run: measure }] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stdout.write(`\n${title}\n`);
    const rows = await measureRows(title, measure);
    for (const row of rows)
      process.stdout.write(
        `  ${row.pass ? ' ' : '✗'} ${row.what}: ${row.value}${row.bar ? ` (bar ${row.bar})` : ''}\n`,
      );
    allPass &&= rows.every(({ pass }) => pass);
    sections.set(title, formatSection(title, rows, where));
    // After each benchmark, so that an interrupted run keeps its results.
    writePage(sections);
  }
  await run('oxfmt', [page]);
  return allPass ? 0 : 1;
});
