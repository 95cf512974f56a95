import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from '../bootstrap/paths.mjs';
import { signalGroup } from './signal-group.mjs';

/** How long a service may take to stop after it was asked to, in milliseconds. */
const patience = 10_000;

/**
 * Starts a long-running program in a process group of its own. Ctrl-C in a terminal reaches every
 * process of the terminal's group at once and again through npm; a group of its own means that the
 * service hears exactly one signal, from `stopOnSignals`.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function startService(
  program,
  args,
  { cwd = root, env = process.env, stdio = ['ignore', 'inherit', 'inherit'] } = {},
) {
  return spawn(program, args, { cwd, env, stdio, detached: process.platform !== 'win32' });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} exit code; 128 + signal number when a signal ended it
 */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/**
 * Stops services cleanly on Ctrl-C, SIGTERM and a closed terminal: each gets the signal once, and
 * is ended for good when it has not stopped in ten seconds.
 * @param {import('node:child_process').ChildProcess[]} services may grow later
 * @param {() => void} [onStop] called once, before the services are told
 */
export function stopOnSignals(services, onStop) {
  let stopping = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (stopping) return;
    stopping = true;
    onStop?.();
    // A closed terminal is no reason to drop everything: services stop as if told to.
    const gentle = signal === 'SIGHUP' ? 'SIGTERM' : signal;
    for (const service of services) signalGroup(service, gentle);
    setTimeout(() => {
      for (const service of services) signalGroup(service, 'SIGKILL');
    }, patience).unref();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal));
  }
}
