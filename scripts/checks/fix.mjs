import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../lib/run.mjs';
import { missingPlatforms, withEveryPlatform } from '../shape/lock-platforms.mjs';

/** Gives back the lock file's entries for other platforms that npm dropped. */
function fixLock() {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  if (missingPlatforms(lock).length === 0) return;
  writeFileSync(file, `${JSON.stringify(withEveryPlatform(lock), undefined, 2)}\n`);
}

/**
 * Puts right what a tool can put right by itself.
 * @param {string[]} names of checks
 */
export async function fix(names) {
  if (names.includes('shape')) fixLock();
  if (names.includes('lint')) await run('oxlint', ['--fix']);
  if (names.includes('format')) await run('oxfmt', []);
}
