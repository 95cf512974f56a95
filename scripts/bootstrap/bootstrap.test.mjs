import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  browserCandidates,
  ensureBrowser,
  ensureHeadlessShell,
  manualInstallCommand,
} from './browser.mjs';
import {
  ensureClone,
  ensureNodeVersion,
  explainNpmFailure,
  installedMatchesLock,
} from './install.mjs';
import { root } from './run.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('rejects Node older than 20.11 and says what to do', () => {
  expect(() => ensureNodeVersion('18.19.0')).toThrow(/Node 18\.19\.0 is too old.*20\.11/);
  expect(() => ensureNodeVersion('20.10.0')).toThrow(/too old/);
  expect(() => ensureNodeVersion('20.11.0')).not.toThrow();
  expect(() => ensureNodeVersion('26.0.0')).not.toThrow();
});

test('names what an incomplete clone lacks', () => {
  write('package.json', '{}');
  expect(() => ensureClone(folder)).toThrow(/missing: package-lock\.json, turbo\.json/);
});

test('rejects conflict markers in the lock file', () => {
  for (const path of ['package.json', 'turbo.json']) write(path, '{}');
  for (const path of ['api-spec', 'packages/sdk', 'apps/portal', 'apps/sandbox'])
    write(`${path}/package.json`, '{}');
  write('package-lock.json', `{\n${'<'.repeat(7)} HEAD\n}`);
  expect(() => ensureClone(folder)).toThrow(/conflict markers/);
});

test.each([
  [
    'npm error code ENOTFOUND',
    'npm error network request to the registry failed',
    /could not be reached/,
  ],
  ['npm error code EACCES', 'npm error The operation was rejected', /may not write/],
  ['npm error code ENOSPC', 'npm error nospc There is no space left', /disk is full/],
  ['npm error code EUSAGE', 'npm error `npm ci` can only install when in sync', /do not match/],
  ['npm error code E500', 'npm error 500 Internal Server Error', /npm's message/],
])('explains %s', (code, words, advice) => {
  const stack = 'npm error     at async Npm.exec (npm.js:193:9)';
  const [first, ...rest] = explainNpmFailure([code, words, stack, words].join('\n')).split('\n');
  expect(first).toMatch(advice);
  expect(rest).toEqual([`  ${words}`]);
});

test('compares the installation with the lock file except for packages of other platforms', () => {
  const packages = {
    '': { version: '0.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/a-darwin': { version: '1.0.0', optional: true },
  };
  const installed = (/** @type {object} */ found) =>
    write('node_modules/.package-lock.json', JSON.stringify({ packages: found }));
  write('package-lock.json', JSON.stringify({ packages }));
  expect(installedMatchesLock(folder)).toBe(false);
  installed({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
  expect(installedMatchesLock(folder)).toBe(true);
  installed({ 'node_modules/a': { version: '1.0.1', integrity: 'y' } });
  expect(installedMatchesLock(folder)).toBe(false);
  installed({
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0' },
  });
  expect(installedMatchesLock(folder)).toBe(false);
});

test('rejects a CHROMIUM_PATH that is not a browser', () => {
  expect(() => ensureBrowser({ CHROMIUM_PATH: join(folder, 'nothing') })).toThrow(
    /CHROMIUM_PATH is .*nothing/,
  );
});

test('runs tests in the given browser', () => {
  const CHROMIUM_PATH = join(folder, 'chrome');
  expect(ensureHeadlessShell({ CHROMIUM_PATH }, CHROMIUM_PATH)).toBe(CHROMIUM_PATH);
  expect(ensureHeadlessShell({}, '/opt/google/chrome/chrome')).toBe('/opt/google/chrome/chrome');
});

describe('system packages', () => {
  const start = { args: ['node', 'scripts/test.mjs'], env: {}, isTerminal: true, uid: 1000 };
  const command = 'apt-get install --no-install-recommends chromium chromium-headless-shell';

  test('are left to the user in a terminal, with the command to run', () => {
    expect(manualInstallCommand(start)).toBe(`sudo ${command}`);
    expect(manualInstallCommand({ ...start, uid: 0 })).toBe(command);
  });

  test.each([
    ['after --install', { args: [...start.args, '--install'] }],
    ['in CI', { env: { CI: 'true' } }],
    ['without a terminal', { isTerminal: false }],
  ])('are installed %s', (_, change) => {
    expect(manualInstallCommand({ ...start, ...change })).toBeUndefined();
  });
});

test("finds browsers in Playwright's cache, newest first", () => {
  mkdirSync(join(folder, 'chromium-1000'));
  mkdirSync(join(folder, 'chromium-1200'));
  const found = browserCandidates({ PLAYWRIGHT_BROWSERS_PATH: folder }).filter((path) =>
    path.startsWith(folder),
  );
  expect(found[0]).toContain('chromium-1200');
  expect(found.some((path) => path.includes('chromium-1000'))).toBe(true);
});

test('prints one line for an incomplete clone and exits with 2', () => {
  cpSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  cpSync(join(root, 'scripts/bootstrap'), join(folder, 'scripts/bootstrap'), { recursive: true });
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'start'],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/^This clone is not complete/);
});
