import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runGit } from './git.mjs';
import {
  downloadAddresses,
  brokenReferences,
  findMachinePaths,
  forbiddenLicences,
  isPermissive,
  missingPlatforms,
  parsePlatform,
  staleSources,
  withEveryPlatform,
} from './repository.mjs';

test.each([
  ['@oxlint/binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
  ['@oxlint/binding-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@turbo/windows-64', { cpu: ['x64'], os: ['win32'] }],
  ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['left-pad', undefined],
])('reads the platform of %s', (name, platform) => {
  expect(parsePlatform(name)).toEqual(platform);
});

test('adds what npm dropped at its version, as an optional package', () => {
  const lock = {
    packages: {
      'node_modules/tool': { dev: true, optionalDependencies: { 'tool-darwin-x64': '1.2.3' } },
    },
  };
  const { packages } = withEveryPlatform(lock);
  expect(packages['node_modules/tool-darwin-x64']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  });
  expect(missingPlatforms({ packages })).toEqual([]);
});

test('nests a package whose other version is outermost', () => {
  const lock = {
    packages: {
      'node_modules/tool-darwin-x64': { version: '2.0.0' },
      'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-darwin-x64': '1.0.0' } },
    },
  };
  const { packages } = withEveryPlatform(lock);
  expect(packages['node_modules/a/node_modules/tool/node_modules/tool-darwin-x64']?.version).toBe(
    '1.0.0',
  );
  expect(missingPlatforms({ packages })).toEqual([]);
});

test('finds a missing platform', () => {
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-x64': '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  };
  expect(missingPlatforms({ packages })).toEqual([
    { parent: 'node_modules/tool', name: 'tool-darwin-x64', version: '1.0.0' },
  ]);
});

test('finds a download address', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://packages.example.com/a.tgz' },
    'node_modules/@studio-portal/sdk': { resolved: 'packages/sdk', link: true },
  };
  expect(downloadAddresses({ packages })).toHaveLength(1);
});

test('finds a licence that is not permissive in what we ship', () => {
  const packages = {
    'node_modules/a': { license: 'GPL-3.0-only' },
    'node_modules/b': { license: 'MIT' },
    'node_modules/c': { license: 'GPL-3.0-only', dev: true },
    'node_modules/d': {},
  };
  expect(forbiddenLicences({ packages })).toEqual([
    'node_modules/a: GPL-3.0-only',
    'node_modules/d: no licence',
  ]);
});

test('accepts a package that is shipped unchanged, under the licence it is known by', () => {
  const packagesUnder = (/** @type {string} */ license) => ({
    packages: { 'node_modules/ical.js': { license } },
  });
  expect(forbiddenLicences(packagesUnder('MPL-2.0'))).toEqual([]);
  expect(forbiddenLicences(packagesUnder('GPL-3.0-only'))).toHaveLength(1);
});

test.each([
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
])('classifies licence %s as permissive: %s', (expression, permissive) => {
  expect(isPermissive(expression)).toBe(permissive);
});

describe('in a git repository', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'repository-'));
    runGit(folder, 'init', '--quiet');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `first\n${text}\n`);
  };

  test('finds generated sources that changed, are new or are gone', () => {
    for (const name of ['current', 'changed', 'gone']) write(`sdk/src/generated/${name}.ts`, '1');
    runGit(folder, 'add', '.');
    write('sdk/src/generated/changed.ts', '2');
    write('sdk/src/generated/deep/new.ts', '1');
    write('sdk/src/byHand.ts', '1');
    rmSync(join(folder, 'sdk/src/generated/gone.ts'));
    expect(staleSources(folder)).toEqual([
      'sdk/src/generated/changed.ts',
      'sdk/src/generated/gone.ts',
      'sdk/src/generated/deep/new.ts',
    ]);
  });

  test.each([
    'const path = "/home/somebody/studio";',
    'see file:///Users/somebody/notes.md',
    'cd /root/studio',
    String.raw`C:\Users\somebody`,
    'https://registry.npmjs.org/zod',
    'https://npm.example.com/repository/all/zod',
  ])('finds a machine path: %s', (text) => {
    write('README.md', text);
    expect(findMachinePaths(folder)).toEqual([`README.md:2:${text}`]);
  });

  test.each([
    'executablePath: "/usr/bin/chromium"',
    'path: "/v1/home/item"',
    'https://example.com/home/page',
    'open http://localhost:4000/studio/abc',
  ])('accepts %s', (text) => {
    write('README.md', text);
    expect(findMachinePaths(folder)).toEqual([]);
  });

  test('finds broken links, paths and commands in Markdown', () => {
    write('package.json', '');
    writeFileSync(join(folder, 'package.json'), '{ "scripts": { "test": "" } }');
    write('src/lib/dates.ts', '');
    write(
      'docs/guide.md',
      'See [dates](../src/lib/dates.ts), [gone](../gone.md), [spec](https://example.com/a.md). `lib/dates.ts` and `dist/a.ts` are there, `lib/times.ts` is not. `npm run test`, `npm run tests`, `src/lib/`, `src/old/`, `a/b`, `text/html`.',
    );
    expect(brokenReferences(folder)).toEqual([
      'docs/guide.md: ../gone.md',
      'docs/guide.md: lib/times.ts',
      'docs/guide.md: src/old/',
      'docs/guide.md: npm run tests',
    ]);
  });

  test('finds names of missing files in comments', () => {
    write('src/lib/dates.ts', '// Like times.ts, and old.test.mjs before.\nimport "./other.ts";');
    write('src/lib/times.ts', '/** See ../lib/dates.ts.\n * And gone.tsx. */');
    expect(brokenReferences(folder)).toEqual([
      'src/lib/dates.ts: old.test.mjs',
      'src/lib/times.ts: gone.tsx',
    ]);
  });
});
