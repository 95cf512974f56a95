import { createInterface } from 'node:readline';
import { exitOf, startService } from '../../lib/service.mjs';
import { signalGroup } from '../../lib/signal-group.mjs';

/**
 * @typedef {object} Production
 * @property {string} origin e.g. `http://localhost:43210`
 * @property {string} studioHome absolute address of a studio's home page
 */

/**
 * Runs the product as `npm start` does, on a free port and with its data in memory, as long as the
 * work takes.
 * @template Result
 * @param {(production: Production) => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws {Error} with what the sandbox said when it did not start
 */
export async function withProduction(work) {
  const sandbox = startService(process.execPath, ['apps/sandbox/src/main.ts', '--port', '0'], {
    env: { ...process.env, DATA_DIR: 'memory', OUTBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWithUs = () => signalGroup(sandbox, 'SIGTERM');
  process.on('exit', stopWithUs);
  const exit = exitOf(sandbox);
  try {
    return await work(await Promise.race([announced(sandbox), failed(sandbox, exit)]));
  } finally {
    stopWithUs();
    await exit;
    process.off('exit', stopWithUs);
  }
}

/**
 * The first studio's address of those the sandbox prints once it answers.
 * @param {import('node:child_process').ChildProcess} sandbox
 * @returns {Promise<Production>}
 */
function announced({ stdout }) {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      const address = /(http:\/\/[^/\s]+)\/studio\/\S+/.exec(line);
      if (address?.[1]) resolve({ origin: address[1], studioHome: address[0] });
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} sandbox
 * @param {Promise<number>} exit
 * @returns {Promise<never>}
 */
async function failed({ stderr }, exit) {
  let said = '';
  stderr?.on('data', (chunk) => (said += String(chunk)));
  const code = await exit;
  throw new Error(`The sandbox ended with ${code} before it answered: ${said}`);
}
