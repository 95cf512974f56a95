#!/usr/bin/env node
// node scripts/bootstrap.mjs [--browser] <program> [args]
//
// Installs packages and, with --browser, a browser if they are missing, then runs the program on the
// Node that package.json pins. In a terminal, only --install among the arguments installs system
// packages. Only this file and scripts/bootstrap/ run on the machine's own Node (20 or later), with
// the standard library alone, because nothing is installed on a fresh clone.
import { delimiter, join } from 'node:path';
import { ensureBrowser, ensureHeadlessShell, manualInstallCommand } from './bootstrap/browser.mjs';
import { ensureClone, ensureInstalled, ensureNodeVersion } from './bootstrap/install.mjs';
import { waitForExit, main, root, signalGroup, start, whenParentGone } from './bootstrap/run.mjs';

/** Turns off telemetry and update checks. turbo.json passes these on (globalPassThroughEnv). */
const quiet = {
  DO_NOT_TRACK: '1',
  PACT_DO_NOT_TRACK: 'true',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  SCARF_ANALYTICS: 'false',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

await main(async () => {
  const needsBrowser = process.argv[2] === '--browser';
  const commandLine = process.argv.slice(needsBrowser ? 3 : 2);
  const [program = 'node', ...args] = needsBrowser
    ? commandLine.filter((arg) => arg !== '--install')
    : commandLine;
  ensureNodeVersion(process.versions.node);
  ensureClone();
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quiet };
  await ensureInstalled(env);
  if (needsBrowser) {
    const manualCommand = manualInstallCommand({
      args: commandLine,
      env,
      isTerminal: process.stdin.isTTY,
      uid: process.getuid?.(),
    });
    const browser = ensureBrowser(env, manualCommand);
    env.HEADLESS_SHELL_PATH = ensureHeadlessShell(env, browser, manualCommand);
    env.CHROMIUM_PATH = browser;
  }
  // Windows calls it Path, and a copy of process.env is case-sensitive.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathName] = `${join(root, 'node_modules/.bin')}${delimiter}${env[pathName] ?? ''}`;
  const child = start(program, args, { env });
  if (env.npm_lifecycle_event) whenParentGone(() => signalGroup(child, 'SIGTERM'));
  return waitForExit(child);
});
