// npm start [-- --fresh --port 8080]: builds what is needed (cached) and runs the sandbox, which
// serves the portal's production build on the same origin. The options are the sandbox's; --help lists them.
import { pathToFileURL } from 'node:url';
import { main, run, UserError, whenParentGone } from './bootstrap/run.mjs';

const localHosts = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Adds --outbox, which shows mails under /outbox, on the developer's own machine: elsewhere others
 * could read the codes in them, and with a mail server they are sent.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function withOutbox(args, env) {
  const isDecided = args.includes('--outbox') || env.OUTBOX !== undefined;
  const at = args.findIndex((arg) => /^--host(=|$)/.test(arg));
  const host = at === -1 ? (env.HOST ?? 'localhost') : (args[at]?.split('=')[1] ?? args[at + 1]);
  const isLocal = host !== undefined && localHosts.has(host);
  return isDecided || env.SMTP_URL !== undefined || !isLocal ? args : [...args, '--outbox'];
}

const build = [
  'run',
  '@studio-portal/portal#build',
  '@studio-portal/sandbox#gen',
  '--output-logs=errors-only',
];

if (import.meta.main)
  await main(async () => {
    const args = process.argv.slice(2);
    // Exits if the sandbox cannot start, and after --help.
    await import(pathToFileURL('apps/sandbox/src/checkStart.ts').href);
    process.stderr.write('Building ...\n');
    if ((await run('turbo', build)) !== 0)
      throw new UserError('The build failed. Fix the errors above and run the command again.');
    whenParentGone(() => process.kill(process.pid, 'SIGTERM'));
    process.argv = [...process.argv.slice(0, 2), ...withOutbox(args, process.env)];
    await import(pathToFileURL('apps/sandbox/src/main.ts').href);
    return Number(process.exitCode ?? 0);
  });
