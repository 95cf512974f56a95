// npm run dev: the portal on vite's development server, the sandbox restarting on change (--fresh counts for its first
// start), and the description: a change to it is linted and makes everything derived anew, which the other two then pick up.
// SANDBOX_PORT (4100) and PORTAL_PORT (5173) choose other ports.
import { UserError } from './bootstrap/user-error.mjs';
import { ensureFreePort } from './lib/free-port.mjs';
import { main } from './lib/main.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { duration } from './lib/outcome.mjs';
import { printPrefixed, say } from './lib/prefixed.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { watchPaths } from './lib/watch.mjs';
import { withOutbox } from './lib/with-outbox.mjs';

/** What the description and the SDK are written in; what is made from it is not watched. */
const written = [
  'api-spec/openapi.yaml',
  'api-spec/resources',
  'api-spec/shared',
  'packages/sdk/codegen',
  'packages/sdk/src',
];

/** What the sandbox is written in, its migrations among it. */
const ofSandbox = ['apps/sandbox/src', 'apps/sandbox/drizzle'];

/**
 * Makes what the portal and the sandbox import: generated code, the SDK's build.
 * @returns {Promise<boolean>} whether it worked
 */
async function derive() {
  const startedAt = performance.now();
  const { tasks, trouble } = await runTurbo(['gen', 'build'], {
    flags: ['--filter=@studio-portal/portal^...', '--filter=@studio-portal/sandbox'],
  });
  for (const task of tasks.filter(({ status }) => status === 'failed')) {
    say('description', `${task.directory} ${task.task} failed:\n${task.output}`);
  }
  if (trouble) say('description', trouble);
  const worked = !trouble && tasks.every(({ status }) => status === 'passed');
  const seconds = (performance.now() - startedAt) / 1000;
  say('description', worked ? `up to date (${duration(seconds)})` : 'not up to date, see above');
  return worked;
}

await main(async (args) => {
  const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4100);
  const portalPort = Number(process.env.PORTAL_PORT ?? 5173);
  await ensureFreePort(sandboxPort, 'SANDBOX_PORT');
  await ensureFreePort(portalPort, 'PORTAL_PORT');
  if (!(await derive())) throw new UserError('Nothing was started: put that right first.');

  const env = { ...process.env, SANDBOX_URL: `http://localhost:${sandboxPort}`, FORCE_COLOR: '1' };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'pipe', 'pipe'];
  const sandbox = keepRunning({
    command: process.execPath,
    args: (start) => [
      'apps/sandbox/src/main.ts',
      '--port',
      String(sandboxPort),
      ...withOutbox(start === 'first' ? args : args.filter((arg) => arg !== '--fresh')),
    ],
    options: { env, stdio },
    onStart: (child) => printPrefixed('sandbox', child),
    onFailure: (code) => say('sandbox', `ended with ${code}; a change starts it again`),
  });
  const portal = startService('vite', ['--port', String(portalPort), '--strictPort'], {
    cwd: 'apps/portal',
    env,
    stdio,
  });
  printPrefixed('portal', portal);
  const watchers = [
    watchPaths(written, async (changed) => {
      say('description', `${changed} changed`);
      if (await derive()) await sandbox.restart();
    }),
    watchPaths(ofSandbox, async (changed) => {
      say('sandbox', `${changed} changed`);
      await sandbox.restart();
    }),
  ];
  const stopWatching = () => {
    for (const stop of watchers) stop();
  };
  stopOnSignals([portal], stopWatching);
  say(
    'portal',
    `hot reload: http://localhost:${portalPort} (the sandbox's own pages are the last build)`,
  );

  // The portal's server gone, on request or by itself, ends all.
  const code = await exitOf(portal);
  stopWatching();
  await sandbox.stop('SIGTERM');
  return code === 143 || code === 130 ? 0 : code;
});
