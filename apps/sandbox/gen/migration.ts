/**
 * `npm run migration -w apps/sandbox -- --name what-changes` generates the next migration from the tables and freezes it.
 * For a hand-written one, create an empty file (`--custom --name what-changes`), write it, then freeze it (`--freeze`).
 */
import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freezeNew } from './frozenMigrations.ts';

/** Deletes all snapshots but the newest, the only one that drizzle-kit reads. */
async function keepNewestSnapshot(): Promise<void> {
  const folder = new URL('../drizzle/meta/', import.meta.url);
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('_snapshot.json'));
  for (const file of snapshots.toSorted().slice(0, -1)) await rm(new URL(file, folder));
}

const args = process.argv.slice(2);
if (!args.includes('--freeze')) {
  // The program is not among the package's exports.
  const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
  const folder = new URL('..', import.meta.url).pathname;
  const { status } = spawnSync(
    process.execPath,
    ['--import', `${folder}gen/drizzleFromHere.ts`, kit, 'generate', ...args],
    { cwd: folder, stdio: 'inherit', timeout: 120_000 },
  );
  if (status !== 0) process.exit(status ?? 1);
  await keepNewestSnapshot();
}
if (!args.includes('--custom')) await freezeNew();
