import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { whenParentGone } from './parent.mjs';
import { pinnedNode, root } from './paths.mjs';

/**
 * Runs scripts/<script> on the pinned Node with node_modules/.bin first in PATH, passes signals on,
 * and answers with its exit code.
 * @param {string} script file name inside scripts/
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code; 128 + signal number when a signal ended it
 */
export function handOver(script, args, env) {
  const bin = join(root, 'node_modules/.bin');
  // Windows spells it Path, and a spread environment has lost the case-blindness of process.env.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const child = spawn(pinnedNode, [join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, [pathName]: `${bin}${delimiter}${env[pathName] ?? ''}` },
  });
  // The command decides when to end. Without a handler this process would be gone first, and the
  // shell prompt would be back while the command still cleans up.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // A SIGTERM to npm ends npm and the shell between npm and us, and the shell passes nothing on.
  if (env.npm_lifecycle_event) whenParentGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
