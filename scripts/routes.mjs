// npm run --silent routes: every route pattern of the portal, one a line, and nothing else.
import { main } from './lib/main.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';

await main(async (args) => {
  const printer = startService(process.execPath, ['apps/portal/src/app/printRoutes.ts', ...args]);
  stopOnSignals([printer]);
  return exitOf(printer);
});
