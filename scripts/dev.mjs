// npm run dev [-- --port 4100 --portal-port 5173]: sandbox and portal, which reload while you edit;
// code derived from the description is generated again when it changes, then linted and built, for
// editors and other commands.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, root, run, UserError } from './bootstrap/run.mjs';

const help = `npm run dev [-- options]: sandbox and portal, which reload while you edit.

  --port <number>         port of the sandbox (4100; environment PORT)
  --portal-port <number>  port of the portal (5173; environment PORTAL_PORT)
  --help                  prints this

Settings of the sandbox, such as DATA_DIR: apps/sandbox/OPERATIONS.md.
`;

const options = /** @type {const} */ ({
  port: { type: 'string' },
  'portal-port': { type: 'string' },
  help: { type: 'boolean' },
});

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

/**
 * Fails early, because turbo goes on without a portal that cannot start.
 * @param {string} port of the portal
 * @throws {UserError} when it cannot be used
 */
async function ensureUsable(port) {
  const server = createServer();
  try {
    await once(server.listen(Number(port), 'localhost'), 'listening');
  } catch {
    throw new UserError(
      `Port ${port} cannot be used: stop what uses it, or choose another with --portal-port.`,
    );
  }
  server.close();
}

await main(async () => {
  const values = parse(process.argv.slice(2));
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const PORT = values.port ?? process.env.PORT ?? '4100';
  const PORTAL_PORT = values['portal-port'] ?? process.env.PORTAL_PORT ?? '5173';
  const env = {
    ...process.env,
    PORT,
    PORTAL_PORT,
    SANDBOX_URL: `http://localhost:${PORT}`,
    // Restarts and generators spend most of their time on loading modules.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  };
  await ensureUsable(PORTAL_PORT);
  const checked = await run('node', ['apps/sandbox/src/checkStart.ts'], { env });
  if (checked !== 0) return checked;
  const tasks = ['dev', '@studio-portal/api-spec#lint', '@studio-portal/sdk#build'];
  return run('turbo', ['watch', ...tasks], { env });
});
