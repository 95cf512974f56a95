import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, pinnedNode, root, UserError } from './run.mjs';

/** The oldest Node that runs this folder; `engines` in package.json says the same. */
const oldest = { major: 20, minor: 11 };

/**
 * @param {string} version e.g. `20.11.1`
 * @throws {UserError} when it is older than 20.11
 */
export function ensureNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  throw new UserError(
    `Node ${version} is too old: Studio Portal needs Node ${oldest.major}.${oldest.minor} or newer to install itself. Get one from https://nodejs.org.`,
  );
}

const needed = [
  'package.json',
  'package-lock.json',
  'turbo.json',
  'api-spec/package.json',
  'packages/sdk/package.json',
  'apps/portal/package.json',
  'apps/sandbox/package.json',
];

/**
 * @param {string} [folder] the repository
 * @throws {UserError} when files are missing or the lock file has conflict markers
 */
export function ensureClone(folder = root) {
  const missing = needed.filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) {
    throw new UserError(
      `This clone is not complete, missing: ${missing.join(', ')}. Run 'git status' to see what was removed, 'git restore <file>' to get it back.`,
    );
  }
  if (/^(<{7}|>{7}) /m.test(readFileSync(join(folder, 'package-lock.json'), 'utf8'))) {
    throw new UserError(
      "package-lock.json has conflict markers. Resolve package.json by hand, then run 'npm install --package-lock-only'.",
    );
  }
}

/** Explanations of npm's messages for the user, most specific first. */
const causes = [
  {
    pattern: /\b(EACCES|EPERM|EROFS)\b/,
    advice:
      'npm may not write there. Make the folder and your npm cache (npm config get cache) writable for your user, then run the command again.',
  },
  { pattern: /\bENOSPC\b/, advice: 'The disk is full. About 1.5 GB are needed.' },
  {
    pattern:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b|network/i,
    advice:
      'The package registry could not be reached. The first run needs a network (or a proxy, see npm config); later runs do not.',
  },
  {
    pattern: /\bEUSAGE\b|in sync|npm install.*update your lock/i,
    advice:
      "package.json and package-lock.json do not match. Run 'npm install' and commit the lock file.",
  },
  {
    pattern: /\bEINTEGRITY\b/,
    advice:
      "A downloaded package is not the one in package-lock.json. Run 'npm cache verify' and try again.",
  },
];

/** Stack frames and npm's bookkeeping. */
const noise =
  /^npm (error|ERR!)\s*($|[a-z]+: |at |code |errno |syscall |path |type |'?\}|A complete log|FetchError|Error:)/;

/**
 * Explains the output of a failed `npm ci`: what to do, then npm's own message without noise.
 * @param {string} output
 * @returns {string}
 */
export function explainNpmFailure(output) {
  const cause = causes.find(({ pattern }) => pattern.test(output));
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /^npm (error|ERR!)/.test(line) && !noise.test(line));
  // npm repeats itself.
  const messages = [...new Set(errors.length > 0 ? errors : lines)].slice(0, cause ? 2 : 12);
  return [
    `The packages could not be installed (npm ci). ${cause?.advice ?? "npm's message:"}`,
    ...messages.map((line) => `  ${line}`),
  ].join('\n');
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined} entries by path; undefined when unreadable
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares npm's record of the installation with package-lock.json. Optional packages may be absent:
 * they are for other platforms.
 * @param {string} folder the repository
 * @returns {boolean}
 */
export function installedMatchesLock(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const found = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  const isPackage = (/** @type {string} */ path) => path.includes('node_modules/');
  return (
    Object.keys(found).every((path) => !isPackage(path) || path in wanted) &&
    Object.entries(wanted).every(([path, entry]) => {
      const there = found[path];
      if (!isPackage(path)) return true;
      if (!there) return entry.optional || entry.devOptional;
      return there.version === entry.version && there.integrity === entry.integrity;
    })
  );
}

const npmCi = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  '--progress=false',
  // Fails after seconds, not minutes, without a network.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Runs `npm ci` unless node_modules matches package-lock.json. A hash of the lock file, kept in
 * node_modules, makes the usual answer instant.
 * @param {NodeJS.ProcessEnv} env
 * @throws {UserError} with npm's message and what to do
 */
export async function ensureInstalled(env) {
  const stampFile = join(root, 'node_modules/.studio-portal-installed');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const hasNode = existsSync(pinnedNode);
  if (hasNode && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!hasNode || !installedMatchesLock(root)) {
    process.stderr.write('Installing packages (npm ci), a minute or two the first time ...\n');
    // The npm that started this command, if any, needs no shell on Windows.
    const cli = env.npm_execpath?.endsWith('.js') ? env.npm_execpath : undefined;
    const { code, output } = cli
      ? await capture(process.execPath, [cli, ...npmCi], { env })
      : await capture('npm', npmCi, { env });
    if (code !== 0) throw new UserError(explainNpmFailure(output));
    if (!existsSync(pinnedNode)) {
      throw new UserError(
        "npm ci succeeded but node_modules/node has no Node for this machine: its install script did not run. Allow install scripts ('npm config get ignore-scripts' must say false) and run 'npm ci'.",
      );
    }
  }
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // node_modules may be read-only; the next command compares again.
  }
}
