// npm run dev: the portal on vite's development server, the sandbox restarting on change, and the
// description: a change to it makes everything derived anew, which the other two then pick up.
// SANDBOX_PORT (4100) and PORTAL_PORT (5173) choose other ports.
import { UserError } from './bootstrap/user-error.mjs';
import { ensureFreePort } from './lib/free-port.mjs';
import { main } from './lib/main.mjs';
import { duration } from './lib/outcome.mjs';
import { printPrefixed, say } from './lib/prefixed.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';
import { signalGroup } from './lib/signal-group.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { watchPaths } from './lib/watch.mjs';

/** What the description and the SDK are written in; what is made from it is not watched. */
const written = [
  'api-spec/openapi.yaml',
  'api-spec/resources',
  'api-spec/shared',
  'packages/sdk/codegen',
  'packages/sdk/src',
];

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
  const sandbox = startService(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      'apps/sandbox/src/main.ts',
      '--port',
      String(sandboxPort),
      ...args,
    ],
    { env, stdio },
  );
  const portal = startService('vite', ['--port', String(portalPort), '--strictPort'], {
    cwd: 'apps/portal',
    env,
    stdio,
  });
  printPrefixed('sandbox', sandbox);
  printPrefixed('portal', portal);
  const stopWatching = watchPaths(written, async (changed) => {
    say('description', `${changed} changed`);
    await derive();
  });
  const services = [sandbox, portal];
  stopOnSignals(services, stopWatching);
  say(
    'portal',
    `hot reload: http://localhost:${portalPort} (the sandbox's own pages are the last build)`,
  );

  // One of them gone, on request or by itself, ends all.
  const exits = services.map(exitOf);
  const code = await Promise.race(exits);
  stopWatching();
  for (const service of services) signalGroup(service, 'SIGTERM');
  await Promise.all(exits);
  return code === 143 || code === 130 ? 0 : code;
});
