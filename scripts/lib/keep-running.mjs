import { exitOf, startService } from './service.mjs';
import { signalGroup } from './signal-group.mjs';

/**
 * @typedef {object} Kept
 * @property {() => Promise<void>} restart ends the program and starts it again; starts it when it has ended by itself
 * @property {(signal: NodeJS.Signals) => Promise<void>} stop ends it for good; resolves once it is gone
 */

/**
 * Keeps a program that is under work: it is started anew on request, and when it fails by itself (a slip of the keyboard)
 * that is told and it waits for the next request.
 * @param {object} program
 * @param {string} program.command
 * @param {(start: 'first' | 'again') => string[]} program.args what is asked for once must not be asked for again
 * @param {Parameters<typeof startService>[2]} program.options
 * @param {(child: import('node:child_process').ChildProcess) => void} program.onStart
 * @param {(code: number) => void} program.onFailure hears of an end that nobody asked for
 * @returns {Kept}
 */
export function keepRunning({ command, args, options, onStart, onFailure }) {
  /** @type {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> } | undefined} */
  let running;
  const start = (/** @type {'first' | 'again'} */ which) => {
    const child = startService(command, args(which), options);
    onStart(child);
    const ended = exitOf(child).then((code) => {
      if (running?.child !== child) return;
      running = undefined;
      onFailure(code);
    });
    running = { child, ended };
  };
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const last = running;
    if (!last) return;
    running = undefined;
    signalGroup(last.child, signal);
    await last.ended;
  };
  start('first');
  return {
    async restart() {
      await end('SIGTERM');
      start('again');
    },
    stop: end,
  };
}
