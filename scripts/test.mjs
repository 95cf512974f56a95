// npm test: every check there is, from the cheapest to the dearest, all of them even when one
// fails. The last line is `N passed, N failed`.
import { checks } from './checks/index.mjs';
import { checkSent } from './checks/sent.mjs';
import { checkPacts, readPacts } from './checks/pacts.mjs';
import { main } from './lib/main.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { sumTallies } from './lib/results.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { forgetResults, runTasks } from './lib/run-tasks.mjs';
import { printSummary } from './lib/summary.mjs';

await main(async () => {
  const postgres = findPostgres(process.env);
  if (postgres) process.env.POSTGRES_BIN = postgres;
  forgetResults();

  /** @type {import('./lib/results.mjs').Tally[]} */
  const tallies = [];
  const seen = new Set();
  const section = (/** @type {string} */ title) => process.stdout.write(`\n${title}\n`);

  section('Repository');
  // Generated code may be written anew here, so nothing else reads it meanwhile.
  tallies.push(await runChecks(checks.filter(({ name }) => name === 'stale')));
  tallies.push(await runChecks(checks.filter(({ name }) => name !== 'stale')));

  section('Build and types');
  tallies.push(await runTasks(['build', 'typecheck', 'lint'], { seen }));

  section('Tests and contracts');
  const pacts = readPacts();
  tallies.push(await runTasks(['test', 'contracts', 'verify-sandbox'], { seen }));
  tallies.push(
    await runChecks([
      {
        name: 'pacts',
        title: 'committed pacts are current',
        run: async () => checkPacts(pacts),
        again: 'npm run contracts',
      },
    ]),
  );

  section('Journeys in a browser');
  tallies.push(await runTasks(['e2e'], { seen, concurrency: 1 }));

  tallies.push(
    await runChecks([
      {
        name: 'sent',
        title: 'what the portal sends stands in a contract',
        run: async () => checkSent(),
        again: 'npm run e2e, and npm test',
      },
    ]),
  );

  const total = sumTallies(tallies);
  printSummary(total);
  return total.failed > 0 ? 1 : 0;
});
