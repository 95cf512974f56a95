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

/** @param {NodeJS.ProcessEnv} env */
function installWithApt(env) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  process.stderr.write('No browser found. Installing the package chromium (apt-get) ...\n');
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: /** @type {const} */ ('ignore'),
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
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
  for (const install of [installWithApt, installWithPlaywright]) {
    if (found) return found;
    install(env);
    found = find();
  }
  if (found) return found;
  throw new UserError(
    `This command needs a browser and none could be found or installed. ${advice}`,
  );
}
