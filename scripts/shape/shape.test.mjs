import { expect, test } from 'vitest';
import { dependenciesFollowLayers } from './dependencies.mjs';
import { isAllowed, licences } from './licences.mjs';
import { lockForEveryPlatform, lockWithoutHosts } from './lock.mjs';
import {
  filesSayWhatTheyExport,
  flatFeatures,
  noBarrels,
  noCatchAlls,
  oneNameEach,
  readmes,
} from './names.mjs';
import { readRepository } from './repository.mjs';
import { smallFiles, smallRoutes } from './sizes.mjs';
import { generatedHeaders, noLeftovers, noMachinePaths, noSwitchedOffRules } from './texts.mjs';

/**
 * A repository that exists in memory.
 * @param {Record<string, string>} texts
 * @param {string[]} [workspaces]
 * @returns {import('./repository.mjs').Repository}
 */
const repository = (texts, workspaces = []) => ({
  files: Object.keys(texts),
  workspaces,
  read: (path) => texts[path] ?? '',
});

const lines = (/** @type {number} */ count) => 'const a = 1;\n'.repeat(count);

test('one long file in ten is one too many', () => {
  const short = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`packages/ui/src/a${i}.ts`, lines(249)]),
  );
  expect(smallFiles.find(repository({ ...short, 'packages/ui/src/b.ts': lines(250) }))).toEqual([]);
  expect(
    smallFiles.find(repository({ 'packages/ui/src/b.ts': lines(250), 'packages/ui/src/a.ts': '' })),
  ).toEqual(['packages/ui/src/b.ts: 250 lines']);
});

test('generated code may be as long as it likes', () => {
  expect(smallFiles.find(repository({ 'packages/sdk/src/generated/a.ts': lines(9000) }))).toEqual(
    [],
  );
});

test('a route file has at most 40 lines', () => {
  const texts = {
    'apps/portal/src/routes/a/APage.tsx': lines(40),
    'apps/portal/src/routes/a/BPage.tsx': lines(41),
  };
  expect(smallRoutes.find(repository(texts))).toEqual([
    'apps/portal/src/routes/a/BPage.tsx: 41 lines',
  ]);
});

test('no utils, no helpers', () => {
  const paths = [
    'packages/sdk/src/utils.ts',
    'apps/portal/src/lib/helper.tsx',
    'packages/sdk/src/retry.ts',
  ];
  expect(noCatchAlls.find(repository(Object.fromEntries(paths.map((path) => [path, '']))))).toEqual(
    paths.slice(0, 2),
  );
});

test('a feature is one flat folder', () => {
  const paths = [
    'apps/portal/src/features/a/components/B.tsx',
    'apps/portal/src/features/a/B.tsx',
    'apps/portal/src/domains/a/form/B.tsx',
  ];
  expect(
    flatFeatures.find(repository(Object.fromEntries(paths.map((path) => [path, ''])))),
  ).toEqual(paths.slice(0, 1));
});

test('no index files inside apps', () => {
  const paths = ['apps/portal/src/features/a/index.ts', 'packages/sdk/src/index.ts'];
  expect(noBarrels.find(repository(Object.fromEntries(paths.map((path) => [path, '']))))).toEqual(
    paths.slice(0, 1),
  );
});

test.each([
  ['ga4.ts', 'export function useGa4() {}', 'useGa4'],
  ['iban.ts', 'export const isIban = () => true;\nexport type Iban4 = string;', 'isIban, Iban4'],
  ['types.ts', 'export interface Guard {}', 'Guard'],
  ['Pieces.tsx', 'export const A = 1;\nexport function CodeForm() {}', 'A, CodeForm'],
  ['Later.tsx', "export { CodeForm } from './CodeForm.tsx';", 'CodeForm'],
  ['loginRoutes.tsx', 'export const LoginRoute = 1;\nexport const Login = 1;', 'LoginRoute, Login'],
])('a file that is not called what it exports: %s', (file, text, exported) => {
  const path = `apps/portal/src/features/a/${file}`;
  expect(filesSayWhatTheyExport.find(repository({ [path]: text }))).toEqual([
    `${path} exports ${exported}`,
  ]);
});

test.each([
  ['useGa4.ts', 'export function useGa4() {}'],
  ['fieldSpec.ts', 'export interface FieldSpec {}\nexport function optional() {}'],
  ['routeTitles.ts', 'export const titles = {};'],
  ['dates.ts', 'export const addDays = 1;\nexport const now = 2;'],
  ['SubjectGate.tsx', 'export function LoadedGate() {}\nexport function SubjectGate() {}'],
  ['courseRoutes.tsx', 'export const ContactRoute = 1;\nexport const SuccessRoute = 1;'],
  ['StudioContext.tsx', 'export const StudioProvider = 1;\nexport const useStudio = 2;'],
  ['main.tsx', 'start();'],
  ['dates.test.ts', 'export const other = 1;'],
])('a file that is: %s', (file, text) => {
  const path = `apps/portal/src/features/a/${file}`;
  expect(filesSayWhatTheyExport.find(repository({ [path]: text }))).toEqual([]);
});

test('two components of one name, also where one is shared', () => {
  const texts = {
    'apps/portal/src/features/a/Choice.tsx': 'export const Choice = 1;',
    'apps/portal/src/features/b/Choice.tsx': 'export function Choice() {}',
    'apps/portal/src/lib/Picture.tsx': 'export const Picture = 1;',
    'packages/ui/src/Picture/Picture.tsx': 'export function Picture() {}',
    'apps/portal/src/features/b/Other.tsx': 'const Choice = 1;\nexport const Other = Choice;',
    'apps/sandbox/src/Picture.tsx': 'export const Picture = 1;',
  };
  expect(oneNameEach.find(repository(texts))).toEqual([
    'Choice: apps/portal/src/features/a/Choice.tsx, apps/portal/src/features/b/Choice.tsx',
    'Picture: apps/portal/src/lib/Picture.tsx, packages/ui/src/Picture/Picture.tsx',
  ]);
});

test('a workspace without a README', () => {
  expect(
    readmes.find(repository({ 'contracts/README.md': '' }, ['contracts', 'api-spec'])),
  ).toEqual(['api-spec/README.md']);
});

test('a workspace that depends on a layer it may not know', () => {
  const manifest = (/** @type {string} */ name) =>
    JSON.stringify({ devDependencies: { [name]: '*', zod: '4' } });
  const texts = {
    'apps/sandbox/package.json': manifest('@studio-portal/sdk'),
    'apps/portal/package.json': manifest('@studio-portal/sdk'),
    'packages/ui/package.json': manifest('@studio-portal/sdk'),
    'packages/sdk/package.json': manifest('@studio-portal/ui'),
  };
  const folders = ['apps/sandbox', 'apps/portal', 'packages/ui', 'packages/sdk'];
  expect(dependenciesFollowLayers.find(repository(texts, folders))).toEqual([
    'apps/sandbox/package.json: @studio-portal/sdk',
    'packages/sdk/package.json: @studio-portal/ui',
  ]);
});

test('generated code without a header', () => {
  const texts = {
    'packages/sdk/src/generated/a.ts': '/** Do not edit manually. */\nexport {};',
    'packages/sdk/src/generated/b.ts': 'export {};',
    'packages/sdk/src/c.ts': 'export {};',
  };
  expect(generatedHeaders.find(repository(texts))).toEqual(['packages/sdk/src/generated/b.ts']);
});

test.each([
  'const path = "/home/somebody/studio";',
  'see file:///Users/somebody/notes.md',
  'cd /root/studio',
  'https://registry.npmjs.org/zod',
  'https://npm.example.com/repository/all/zod',
])('a machine of ours: %s', (text) => {
  expect(noMachinePaths.find(repository({ 'README.md': `first\n${text}` }))).toEqual([
    `README.md:2: ${text}`,
  ]);
});

test.each([
  'executablePath: "/usr/bin/chromium"',
  'path: "/v1/work/item"',
  'https://example.com/home/page',
  'open http://localhost:4000/studio/abc',
])('no machine of ours: %s', (text) => {
  expect(noMachinePaths.find(repository({ 'README.md': text }))).toEqual([]);
});

test('work left in the code', () => {
  const texts = {
    'a.ts': '// TODO: later',
    'b.yaml': '# FIXME',
    'c.ts': 'const todo = []; // a to-do list',
  };
  expect(noLeftovers.find(repository(texts))).toEqual([
    'a.ts:1: // TODO: later',
    'b.yaml:1: # FIXME',
  ]);
});

test('a rule switched off in a comment', () => {
  const texts = {
    'a.ts': '// oxlint-disable-next-line no-console',
    'b.tsx': '// @ts-ignore',
    'c.test.ts': '// @ts-expect-error: a missing case does not compile',
    'packages/sdk/src/generated/d.ts': '/* eslint-disable */',
  };
  expect(noSwitchedOffRules.find(repository(texts))).toHaveLength(2);
});

const lock = (/** @type {object} */ packages) =>
  repository({ 'package-lock.json': JSON.stringify({ packages }) });

test('a lock file with a download address', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example.com/a.tgz' },
    'node_modules/@studio-portal/sdk': { resolved: 'packages/sdk', link: true },
  };
  expect(lockWithoutHosts.find(lock(packages))).toHaveLength(1);
});

test('a lock file without a platform', () => {
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-x64': '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  };
  expect(lockForEveryPlatform.find(lock(packages))).toEqual([
    'node_modules/tool wants tool-darwin-x64@1.0.0',
  ]);
});

test('a licence we may not ship', () => {
  const packages = {
    'node_modules/a': { license: 'GPL-3.0-only' },
    'node_modules/b': { license: 'MIT' },
    'node_modules/c': { license: 'GPL-3.0-only', dev: true },
  };
  expect(licences.find(lock(packages))).toEqual(['node_modules/a: GPL-3.0-only']);
});

test.each([
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-2.0', false],
  ['SEE LICENSE IN LICENSE', false],
])('licence %s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('this repository can be read', () => {
  const { files, workspaces, read } = readRepository();
  expect(files).toContain('package.json');
  expect(workspaces).toContain('scripts');
  expect(JSON.parse(read('package.json')).name).toBe('studio-portal');
});
