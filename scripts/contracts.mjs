// npm run contracts: the consumer's contract tests, and the sandbox held against their pacts.
import { main } from './lib/main.mjs';
import { forgetResults, runTasks } from './lib/run-tasks.mjs';
import { printSummary } from './lib/summary.mjs';

await main(async () => {
  forgetResults();
  const tally = await runTasks(['contracts', 'verify-sandbox'], { seen: new Set() });
  printSummary(tally);
  return tally.failed > 0 ? 1 : 0;
});
