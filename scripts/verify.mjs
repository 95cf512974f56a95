// npm run verify -- --base-url <address>: builds the kit that backend teams run and verifies a
// backend with it. --help prints the kit's options.
import { join } from 'node:path';
import { capture, main, root, run, UserError } from './bootstrap/run.mjs';

await main(async () => {
  const { code, output } = await capture('turbo', [
    'run',
    'build',
    '--filter=@studio-portal/contract-kit',
    '--output-logs=errors-only',
  ]);
  if (code !== 0)
    throw new UserError(`${output}\nBuilding the kit failed. Fix the errors above and retry.`);
  // Relative paths in the options start at the user's folder.
  const cwd = process.env.INIT_CWD ?? root;
  const kit = join(root, 'contracts/provider/dist/main.js');
  return run('node', [kit, ...process.argv.slice(2)], { cwd });
});
