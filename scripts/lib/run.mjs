import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../bootstrap/paths.mjs';
import { signalGroup } from './signal-group.mjs';

/**
 * @typedef {object} RunResult
 * @property {number} code exit code; 1 when a signal ended the process
 * @property {string} output standard output and error as one text, in the order they came
 * @property {number} seconds
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** How long a program may take to stop after it was asked to, in milliseconds. */
const patience = 10_000;
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
let stopping = false;

/**
 * Whoever stops a command stops what it started, with the same signal; the command itself ends when
 * the last of them has (see `forget`).
 * @param {NodeJS.Signals} signal
 */
function stopAll(signal) {
  if (stopping) return;
  stopping = true;
  process.stderr.write(`\nStopping (${signal}) ...\n`);
  for (const child of running) signalGroup(child, signal);
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, patience).unref();
}

/** @param {import('node:child_process').ChildProcess} child */
function remember(child) {
  if (running.size === 0) for (const signal of stopSignals) process.on(signal, stopAll);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of stopSignals) process.off(signal, stopAll);
  if (stopping) process.exit(130);
}

/**
 * Runs a program of node_modules/.bin (or an absolute path) without a terminal and keeps its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 *   `cwd` is the root of the clone unless said; `onLine` sees each line of standard output as it comes
 * @returns {Promise<RunResult>}
 */
export function run(program, args, { cwd = root, env = process.env, onLine } = {}) {
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: turbo and Playwright are started through wrappers that pass no signal on,
    // so all of the group is told.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  remember(child);
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      forget(child);
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
