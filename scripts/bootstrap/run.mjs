import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pinned Node, which exists once the packages are installed. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** An error that the user can fix. Its message is printed without a stack trace, exit code 2. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/**
 * Runs a command and sets its exit code.
 * @param {() => Promise<number>} command
 */
export async function main(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** How long a program may take to stop, in milliseconds. */
const gracePeriod = 10_000;
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Signals a child and everything that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has exited in the meantime.
  }
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of running) signalGroup(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, gracePeriod).unref();
}

/**
 * Starts a program in a process group of its own and passes signals on. Ctrl-C reaches every process
 * of the terminal's group, some of them again through npm; in its own group a program gets one signal.
 * @param {string} program `node`, a program of node_modules/.bin or an absolute path
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(program, args, options) {
  if (running.size === 0) for (const signal of stopSignals) process.on(signal, stopAll);
  const isWindows = process.platform === 'win32';
  const child = spawn(program === 'node' ? pinnedNode : program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
    // Programs of node_modules/.bin are .cmd files there.
    shell: isWindows && program !== 'node' && program !== process.execPath,
    ...options,
  });
  running.add(child);
  const forget = () => {
    running.delete(child);
    // Once told to stop, the process still ignores further signals while it ends.
    if (running.size === 0 && !stopping)
      for (const signal of stopSignals) process.off(signal, stopAll);
  };
  child.on('exit', forget);
  child.on('error', forget);
  return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} exit code; 128 + signal number when a signal ended it
 */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/**
 * Runs a step of a command. Ends the whole command when it was told to stop meanwhile.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} exit code
 */
export async function run(program, args, options) {
  const code = await waitForExit(start(program, args, options));
  return stopping ? process.exit(130) : code;
}

/**
 * Runs a step of a command and keeps what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>} both streams as one text
 */
export async function capture(program, args, options) {
  const startedAt = performance.now();
  const child = start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  /** @type {Promise<number>} */
  const closed = new Promise((resolve) => {
    child.on('error', ({ message }) => {
      output += message;
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  const code = await closed;
  if (stopping) process.exit(130);
  return { code, output, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Calls back once the process that started this one is gone. npm, for one, ends on SIGTERM without
 * passing it on.
 * @param {() => void} react
 */
export function whenParentGone(react) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 250);
  timer.unref();
}
