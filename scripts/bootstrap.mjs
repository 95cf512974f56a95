#!/usr/bin/env node
// The door of the house: `node scripts/bootstrap.mjs <command> [args]`.
//
// This file and scripts/bootstrap/ are the only code that may run on the machine's own Node (20 or
// newer); they use the standard library alone, because nothing is installed yet on a fresh clone.
// They make the clone able to run (packages, browser) and hand over to scripts/<command>.mjs on the
// Node that package.json pins.
import { commands } from './bootstrap/commands.mjs';
import { ensureBrowser, ensureHeadlessShell } from './bootstrap/browser.mjs';
import { ensureClone } from './bootstrap/clone.mjs';
import { quietEnvironment } from './bootstrap/environment.mjs';
import { handOver } from './bootstrap/handover.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { ensureNodeVersion } from './bootstrap/node-version.mjs';
import { UserError } from './bootstrap/user-error.mjs';

try {
  const [name, ...args] = process.argv.slice(2);
  ensureNodeVersion(process.versions.node);
  const command = commands[name ?? ''];
  if (!command) {
    throw new UserError(
      `${name ? `There is no command '${name}'.` : 'Which command?'} Known commands: ${Object.keys(commands).join(', ')}.`,
    );
  }
  ensureClone();
  const env = quietEnvironment(process.env);
  await ensureInstalled(env);
  if (command.browser) {
    const browser = await ensureBrowser(env);
    env.HEADLESS_SHELL_PATH = ensureHeadlessShell(env, browser);
    env.CHROMIUM_PATH = browser;
  }
  process.exitCode = await handOver(command.script, args, env);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
