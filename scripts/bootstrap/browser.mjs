import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root, UserError } from './run.mjs';

const advice =
  'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the executable of one, then run the command again.';

/** Where Chromium and Chrome are installed, by platform. */
const installed = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
};

/** Where the executable is inside Playwright's `chromium-<revision>` folder. */
const inPlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/** @param {NodeJS.ProcessEnv} env */
function playwrightCache(env) {
  if (env.PLAYWRIGHT_BROWSERS_PATH && env.PLAYWRIGHT_BROWSERS_PATH !== '0') {
    return env.PLAYWRIGHT_BROWSERS_PATH;
  }
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/**
 * Lists where a browser may be: installed ones first, then Playwright's cache, newest revision first.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} absolute paths, which need not exist
 */
export function browserCandidates(env) {
  const cache = playwrightCache(env);
  const revisions = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    : [];
  return [
    ...(installed[/** @type {keyof typeof installed} */ (process.platform)] ?? installed.linux),
    ...revisions.flatMap((name) => inPlaywright.map((path) => join(cache, name, path))),
  ];
}

/**
 * Asks a file for its version: some distributions install a stub at /usr/bin/chromium-browser that
 * only says what to install.
 * @param {string} path
 */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

const aptGet = '/usr/bin/apt-get';
const shellPackage = 'chromium-headless-shell';
const debianShell = `/usr/bin/${shellPackage}`;

/**
 * Returns the command that installs a browser, unless this one may: it was asked to, runs in CI, or has
 * no terminal.
 * @param {object} start
 * @param {readonly string[]} start.args of the command
 * @param {NodeJS.ProcessEnv} start.env
 * @param {boolean} start.isTerminal whether stdin is a terminal
 * @param {number} [start.uid] of the user
 * @returns {string | undefined} undefined when system packages may be installed
 */
export function manualInstallCommand({ args, env, isTerminal, uid }) {
  if (args.includes('--install') || env.CI || !isTerminal) return undefined;
  const sudo = uid === 0 ? '' : 'sudo ';
  return `${sudo}apt-get install --no-install-recommends chromium ${shellPackage}`;
}

/**
 * Installs a Debian package, if this is Debian and the user is root.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {string} reason printed first
 */
function installWithApt(env, name, reason) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  process.stderr.write(`${reason} Installing the package ${name} (apt-get) ...\n`);
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  // Fails after seconds, not minutes, without a network.
  const timeouts = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  spawnSync('apt-get', [...timeouts, 'update'], options);
  spawnSync('apt-get', [...timeouts, 'install', '-y', '--no-install-recommends', name], options);
}

/** @param {NodeJS.ProcessEnv} env */
function installWithPlaywright(env) {
  const cli = join(root, 'node_modules/playwright/cli.js');
  if (!existsSync(cli)) return;
  process.stderr.write('No browser found. Downloading one (playwright install chromium) ...\n');
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...rest } = env;
  spawnSync(pinnedNode, [cli, 'install', 'chromium'], { env: rest, stdio: 'ignore' });
}

/**
 * Finds Chromium or Chrome, or installs it: Debian's package as root, else Playwright's download.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [manualCommand] installs it by hand; nothing is installed on Debian then
 * @returns {string} absolute path of the executable
 * @throws {UserError} when there is none and none can be installed
 */
export function ensureBrowser(env, manualCommand) {
  if (env.CHROMIUM_PATH) {
    if (isBrowser(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new UserError(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not start as a browser. ${advice}`,
    );
  }
  const find = () => browserCandidates(env).find(isBrowser);
  let found = find();
  if (!found && manualCommand && existsSync(aptGet)) {
    throw new UserError(
      `No browser found. Run '${manualCommand}', or this command again with --install, which installs one.`,
    );
  }
  if (!found) {
    installWithApt(env, 'chromium', 'No browser found.');
    found = find();
  }
  if (!found) {
    installWithPlaywright(env);
    found = find();
  }
  if (found) return found;
  throw new UserError(
    `This command needs a browser and none could be found or installed. ${advice}`,
  );
}

/**
 * Finds the browser for tests: Debian's Chromium without a window, which is a quarter faster, or the
 * given one.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} browser
 * @param {string} [manualCommand] as for ensureBrowser
 * @returns {string} absolute path of the executable
 */
export function ensureHeadlessShell(env, browser, manualCommand) {
  if (env.CHROMIUM_PATH || browser !== '/usr/bin/chromium') return browser;
  if (!manualCommand && !existsSync(debianShell)) {
    installWithApt(env, shellPackage, 'Tests run faster in a browser without a window.');
  }
  return isBrowser(debianShell) ? debianShell : browser;
}
