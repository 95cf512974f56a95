// npm run e2e [-- <playwright arguments>]: the journeys, against the production build on the
// sandbox. Without arguments cached, with arguments straight to Playwright and the terminal.
import { buildDocs, buildProduct, buildServer } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { runTasks, forgetResults } from './lib/run-tasks.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';
import { printSummary } from './lib/summary.mjs';

await main(async (args) => {
  if (args.length > 0) {
    await buildProduct();
    await buildServer();
    await buildDocs();
    const playwright = startService('playwright', ['test', ...args], { cwd: 'apps/portal' });
    stopOnSignals([playwright]);
    return exitOf(playwright);
  }
  forgetResults();
  const tally = await runTasks(['e2e'], { seen: new Set(), concurrency: 1 });
  printSummary(tally);
  return tally.failed > 0 ? 1 : 0;
});
