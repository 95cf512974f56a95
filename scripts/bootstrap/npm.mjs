import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs npm and keeps what it says. When we were started by npm we use that very npm, which also
 * spares us `npm.cmd` and a shell on Windows.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>} exit code, and both output streams as one text
 */
export function runNpm(args, env) {
  const cli = env.npm_execpath?.endsWith('.js') ? env.npm_execpath : undefined;
  const child = cli
    ? spawn(process.execPath, [cli, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
