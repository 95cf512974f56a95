// npm run verify -- --base-url <address>: holds a backend against the pacts with the kit that backend teams
// run, built first. Every option of the kit goes through; --help prints them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { UserError } from './bootstrap/user-error.mjs';
import { main } from './lib/main.mjs';
import { exitOf, startService, stopOnSignals } from './lib/service.mjs';
import { runTurbo } from './lib/turbo.mjs';

const kit = join(root, 'contracts/provider/dist/main.js');

await main(async (args) => {
  const { tasks, trouble } = await runTurbo(['build'], {
    flags: ['--filter=@studio-portal/contract-kit'],
  });
  const failed = tasks.find(({ status }) => status === 'failed');
  if (trouble || failed || !existsSync(kit))
    throw new UserError(trouble ?? failed?.output ?? `The build left no ${kit}.`);
  // Files that are named on the command line lie where it was typed.
  const cwd = process.env.INIT_CWD ?? root;
  const verification = startService(process.execPath, [kit, ...args], { cwd });
  stopOnSignals([verification]);
  return exitOf(verification);
});
