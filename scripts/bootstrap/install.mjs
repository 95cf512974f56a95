import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedMatchesLock } from './lock-match.mjs';
import { explainNpmFailure } from './npm-failure.mjs';
import { runNpm } from './npm.mjs';
import { hasPinnedNode, root } from './paths.mjs';
import { UserError } from './user-error.mjs';

const stampFile = join(root, 'node_modules/.studio-portal-installed');

/** @returns {string} changes with the lock file, the platform and the processor */
function stampOfLock() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** @returns {string | undefined} */
function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs `npm ci` when node_modules is not what package-lock.json asks for, and nothing otherwise: a
 * stamp (hash of the lock file) answers in a millisecond; after somebody's own `npm install` npm's
 * record of the installation answers.
 * @param {NodeJS.ProcessEnv} env
 * @throws {UserError} with npm's reason and what to do about it
 */
export async function ensureInstalled(env) {
  const wanted = stampOfLock();
  if (hasPinnedNode() && readStamp() === wanted) return;
  if (!hasPinnedNode() || !installedMatchesLock(root)) {
    process.stderr.write('Installing packages (npm ci), a minute or two the first time ...\n');
    const heartbeat = setInterval(() => process.stderr.write('  still installing ...\n'), 30_000);
    const { code, output } = await runNpm(
      [
        'ci',
        '--no-audit',
        '--no-fund',
        '--no-update-notifier',
        '--loglevel=error',
        '--progress=false',
        // Without a network, say so after seconds, not minutes.
        '--fetch-retry-mintimeout=1000',
        '--fetch-retry-maxtimeout=5000',
      ],
      env,
    );
    clearInterval(heartbeat);
    if (code !== 0) throw new UserError(explainNpmFailure(output));
    if (!hasPinnedNode()) {
      throw new UserError(
        "npm ci went through but node_modules/node has no Node for this machine: its install script did not run. Allow install scripts ('npm config get ignore-scripts' must say false) and run 'npm ci'.",
      );
    }
  }
  try {
    writeFileSync(stampFile, wanted);
  } catch {
    // A read-only node_modules still works; the next start just compares again.
  }
}
