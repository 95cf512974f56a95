/**
 * `npm run migration -w apps/sandbox -- --name what-changes` writes the next migration from the tables, and freezes it. One with
 * statements of its own begins empty (`--custom --name what-changes`); write it, then freeze it (`--freeze`).
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freezeNew } from './frozenMigrations.ts';

const args = process.argv.slice(2);
if (!args.includes('--freeze')) {
  // The program lies beside what the package exports.
  const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
  const folder = new URL('..', import.meta.url).pathname;
  const { status } = spawnSync(
    process.execPath,
    ['--import', `${folder}gen/drizzleFromHere.ts`, kit, 'generate', ...args],
    { cwd: folder, stdio: 'inherit', timeout: 120_000 },
  );
  if (status !== 0) process.exit(status ?? 1);
}
if (!args.includes('--custom')) await freezeNew();
