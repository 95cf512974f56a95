import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { UserError } from './user-error.mjs';

const needed = [
  'package.json',
  'package-lock.json',
  'turbo.json',
  'api-spec/package.json',
  'packages/sdk/package.json',
  'apps/portal/package.json',
  'apps/sandbox/package.json',
];

/**
 * Refuses a clone that cannot work, before npm says it in a less readable way.
 * @param {string} [folder] the root of the clone
 * @throws {UserError} when files are missing or the lock file holds an unfinished merge
 */
export function ensureClone(folder = root) {
  const missing = needed.filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) {
    throw new UserError(
      `This clone is not complete, missing: ${missing.join(', ')}. Run 'git status' to see what was removed, 'git restore <file>' to get it back.`,
    );
  }
  if (/^(<{7}|>{7}) /m.test(readFileSync(join(folder, 'package-lock.json'), 'utf8'))) {
    throw new UserError(
      "package-lock.json holds an unfinished merge. Resolve package.json by hand, then run 'npm install --package-lock-only'.",
    );
  }
}
