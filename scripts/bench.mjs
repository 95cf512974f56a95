// npm run bench [-- <name> …]: the benchmarks of scripts/bench/, one after another, and the table
// in the README. With names only those, and the README stays as it is. Exit code 1 when a bar is
// missed.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bootstrap/paths.mjs';
import { UserError } from './bootstrap/user-error.mjs';
import { machine, markdownTable, withTable } from './bench/lib/table.mjs';
import { buildProduct } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';

const folder = join(root, 'scripts/bench');
const known = globSync('*.mjs', { cwd: folder })
  .map((file) => basename(file, '.mjs'))
  .toSorted();

/**
 * A benchmark that breaks is a row that fails; the others still run.
 * @param {string} title
 * @param {import('./bench/lib/rows.mjs').Benchmark['run']} measure
 */
async function rowsOf(title, measure) {
  try {
    return await measure();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ what: title, value: 'could not be measured', bar: 'measured', pass: false }];
  }
}

await main(async (args) => {
  const unknown = args.find((name) => !known.includes(name));
  if (unknown)
    throw new UserError(`There is no benchmark '${unknown}'. Known: ${known.join(', ')}.`);
  await buildProduct();

  /** @type {import('./bench/lib/rows.mjs').Row[]} */
  const rows = [];
  for (const name of args.length > 0 ? args : known) {
    /** @type {import('./bench/lib/rows.mjs').Benchmark} */
    const { title, run: measure } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
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
  if (args.length === 0) {
    const file = join(root, 'README.md');
    const readme = existsSync(file) ? withTable(readFileSync(file, 'utf8'), table) : undefined;
    if (!readme)
      throw new UserError(
        'README.md has no <!-- bench:start --> and <!-- bench:end --> to put the table between.',
      );
    writeFileSync(file, readme);
    await run('oxfmt', [file]);
  }
  return rows.every(({ pass }) => pass) ? 0 : 1;
});
