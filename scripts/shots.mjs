// npm run shots [-- --group <name> --brand <name> --width <pixels> --scheme <name>]: every page of
// the portal in its faces, photographed from the production build, on contact sheets in
// apps/portal/.results/shots. Wrong arguments are refused before anything is built.
import { buildProduct } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';

await main(async (args) => {
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  stopOnSignals(running);
  const shots = (/** @type {string[]} */ ...more) => {
    const child = startService(process.execPath, ['shots/main.ts', ...args, ...more], {
      cwd: 'apps/portal',
    });
    running.push(child);
    return exitOf(child);
  };
  const asked = await shots('--plan');
  if (asked !== 0) return asked;
  await buildProduct();
  return shots();
});
