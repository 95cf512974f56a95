// npm run check [-- <name> … --fix]: the checks that run nothing but tools, all or the named ones.
// With --fix, what a tool can put right itself is put right first.
import { UserError } from './bootstrap/user-error.mjs';
import { checks } from './checks/index.mjs';
import { fix } from './checks/fix.mjs';
import { main } from './lib/main.mjs';
import { sumTallies } from './lib/results.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { printSummary } from './lib/summary.mjs';

await main(async (args) => {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const known = [...checks.map(({ name }) => name), 'types'];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new UserError(`There is no check '${unknown}'. Known: ${known.join(', ')}.`);

  const wanted = names.length > 0 ? names : known;
  if (args.includes('--fix')) await fix(wanted);
  const tallies = [
    await runChecks(checks.filter(({ name }) => name === 'stale' && wanted.includes(name))),
    await runChecks(checks.filter(({ name }) => name !== 'stale' && wanted.includes(name))),
  ];
  if (wanted.includes('types')) {
    tallies.push(await runTasks(['typecheck', 'lint'], { seen: new Set() }));
  }
  const total = sumTallies(tallies);
  printSummary(total);
  return total.failed > 0 ? 1 : 0;
});
