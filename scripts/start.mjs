// npm start: builds what is needed (cached) and runs the sandbox, which serves the portal's
// production build on the same origin. Everything after `--` goes to the sandbox: --fresh, --port.
import { buildProduct } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { withOutbox } from './lib/with-outbox.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';

await main(async (args) => {
  await buildProduct();
  const sandbox = startService(process.execPath, [
    '--import',
    './scripts/lib/stop-with-parent.mjs',
    'apps/sandbox/src/main.ts',
    ...withOutbox(args),
  ]);
  stopOnSignals([sandbox]);
  return exitOf(sandbox);
});
