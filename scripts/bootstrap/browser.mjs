import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserCandidates } from './browser-paths.mjs';
import { pinnedNode, root } from './paths.mjs';
import { UserError } from './user-error.mjs';

const advice =
  'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the executable of one, then run the command again.';

/**
 * Whether a file is a browser that starts. On Linux and macOS it is asked for its version, because
 * some distributions put a stub at /usr/bin/chromium-browser that only says what to install.
 * @param {string} path
 */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/**
 * Installs a package of Debian where that is possible: as root, with apt-get.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name of the package
 * @param {string} why said before, in one line
 */
function installWithApt(env, name, why) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  process.stderr.write(`${why} Installing the package ${name} (apt-get) ...\n`);
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: /** @type {const} */ ('ignore'),
  };
  // Without a network it is said at once that there is none.
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  spawnSync('apt-get', [...impatient, 'update'], options);
  spawnSync('apt-get', [...impatient, 'install', '-y', '--no-install-recommends', name], options);
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
 * Finds a Chromium or Chrome, or installs one: CHROMIUM_PATH, the usual places, Playwright's cache;
 * else Debian's package (as root), else Playwright's download.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} absolute path of the executable
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser(env) {
  if (env.CHROMIUM_PATH) {
    if (isBrowser(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new UserError(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, where no browser starts. ${advice}`,
    );
  }
  const find = () => browserCandidates(env).find(isBrowser);
  let found = find();
  for (const install of [
    () => installWithApt(env, 'chromium', 'No browser found.'),
    () => installWithPlaywright(env),
  ]) {
    if (found) return found;
    install();
    found = find();
  }
  if (found) return found;
  throw new UserError(
    `This command needs a browser and none could be found or installed. ${advice}`,
  );
}

/** Debian's package of it, and the file in it. */
const shellPackage = 'chromium-headless-shell';
const debianShell = `/usr/bin/${shellPackage}`;

/**
 * The browser that tests run in: Chromium's shell without a window, which draws no frame around each page and is a quarter faster. Where
 * it is not to be had, or somebody has named a browser, that is taken for all.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} browser what `ensureBrowser` has found
 * @returns {string} absolute path of the executable
 */
export function ensureHeadlessShell(env, browser) {
  if (env.CHROMIUM_PATH || browser !== '/usr/bin/chromium') return browser;
  if (!existsSync(debianShell))
    installWithApt(env, shellPackage, 'Tests are faster in a browser without a window.');
  return isBrowser(debianShell) ? debianShell : browser;
}
