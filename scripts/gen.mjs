// npm run gen: everything that is derived from the description, in the order turbo.json gives.
import { main } from './lib/main.mjs';
import { printOutcome } from './lib/outcome.mjs';
import { runTurbo } from './lib/turbo.mjs';

await main(async (args) => {
  const { tasks, trouble } = await runTurbo(['gen'], { flags: args });
  for (const task of tasks) printOutcome(task);
  if (trouble) process.stderr.write(`${trouble}\n`);
  return trouble || tasks.some((task) => task.status !== 'passed') ? 1 : 0;
});
