import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from './bootstrap/run.mjs';

// A busy machine is slow.
vi.setConfig({ testTimeout: 60_000 });

/** Files that the command reads or runs. */
const copied = [
  '.oxfmtrc.jsonc',
  'package.json',
  'scripts/new',
  'scripts/new.mjs',
  'scripts/bootstrap',
  'apps/portal/locales',
  'apps/portal/shots',
  'apps/portal/e2e/law/pageKinds.ts',
  'apps/portal/src/app/pages.tsx',
  'apps/portal/src/lib/address/patterns.ts',
  'apps/portal/src/lib/routes',
];

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-new-'));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'apps/portal/src/areas/studio/news'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const runNew = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, ['scripts/new.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
    timeout: 60_000,
  });

const page = ['page', '--area', 'studio', '--name', 'opening-news'];

/** @returns {Record<string, string>} texts by path */
const readFiles = () =>
  Object.fromEntries(
    globSync('apps/portal/**/*.{ts,tsx,json}', { cwd: folder }).map((path) => [
      path.replace('apps/portal/', ''),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

test('writes a public page and its entries', () => {
  const before = readFiles();
  const { status, stderr } = runNew(...page);
  expect([status, stderr]).toEqual([0, '']);
  const after = readFiles();
  expect(
    Object.keys(after)
      .filter((path) => !(path in before))
      .toSorted(),
  ).toEqual([
    'shots/scenes/openingNews.ts',
    'src/areas/studio/openingNews/OpeningNewsRoute.tsx',
    'src/areas/studio/openingNews/messages.ts',
  ]);
  expect(after['src/lib/address/patterns.ts']).toContain(
    '/opening-news`,\n} as const;\n\nconst flows = {',
  );
  expect(after['src/lib/routes/routeTable.ts']).toContain(
    `\n  openingNews: { title: titles.openingNews, parent: 'studio' },\n}`,
  );
  expect(after['src/lib/routes/routeTitles.ts']).toContain(`defaultMessage: 'Opening news',`);
  expect(after['src/app/pages.tsx']).toContain(
    `import('../areas/studio/openingNews/OpeningNewsRoute.tsx')`,
  );
  expect(after['shots/scenes.ts']).toContain('\n  openingNews: openingNewsScene,\n}');
  expect(after['e2e/law/pageKinds.ts']).toContain(`\n  'openingNews',\n] as const`);
  expect(after['shots/scenes/openingNews.ts']).toContain('.path}/opening-news`');
  for (const locale of ['en-GB', 'de-DE']) {
    const texts = JSON.parse(after[`locales/${locale}.json`] ?? '');
    expect(texts['title.openingNews']).toBe('Opening news');
    expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
  }
  for (const path of ['locales/en-US.json', 'locales/glossary/en-GB.json'])
    expect(after[path]).toBe(before[path]);
  expect(JSON.parse(after['locales/glossary/de-DE.json'] ?? '').sameAsEnglish).toContain(
    'openingNews.empty',
  );
});

test('writes a page that requires a login', () => {
  const pattern = '/studio/:studioUuid/me/news/:id';
  expect(runNew(...page, '--guard', 'login', '--pattern', pattern).status).toBe(0);
  const after = readFiles();
  expect(after['src/lib/address/patterns.ts']).toContain(
    '/me/news/:id`,\n} as const;\n\n/** The customer center',
  );
  expect(after['src/lib/routes/routeTable.ts']).toContain(
    `openingNews: { title: titles.openingNews, parent: 'studio', guard: loggedIn },`,
  );
  expect(after['shots/scenes/openingNews.ts']).toMatch(/\/me\/news\/1`,\s+user: stage\.member/);
});

test.each([
  ['no kind', [], /^Say what to write/],
  ['an unknown option', [...page, '--colour', 'red'], /^Unknown option '--colour'/],
  ['an unknown area', ['page', '--area', 'nowhere', '--name', 'opening-news'], /--area of studio/],
  ['a malformed name', ['page', '--area', 'studio', '--name', 'OpeningNews'], /--name in lower/],
  ['the name of a route', ['page', '--area', 'studio', '--name', 'courses'], /named courses/],
  [
    'the name of a folder',
    ['page', '--area', 'studio', '--name', 'news', '--pattern', '/studio/:studioUuid/new'],
    /named news/,
  ],
  ['an unknown guard', [...page, '--guard', 'admin'], /^Choose public or login/],
  ['a malformed pattern', [...page, '--pattern', 'opening news'], /^Choose a --pattern like/],
  [
    'a pattern outside of the studio',
    [...page, '--pattern', '/opening-news'],
    /^Choose a --pattern like/,
  ],
  [
    'a public address with login',
    [...page, '--guard', 'login', '--pattern', '/studio/:studioUuid/x'],
    /\/me\/opening-news/,
  ],
  [
    'an address in use',
    [...page, '--pattern', '/studio/:studioUuid/course/:courseId'],
    /^course has/,
  ],
])('rejects %s in one sentence and writes nothing', (_, args, message) => {
  const before = readFiles();
  const { status, stdout, stderr } = runNew(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(readFiles()).toEqual(before);
});

test('lists its options with --help', () => {
  const { status, stdout } = runNew('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/--area <area>[^]*--pattern <pattern>/);
});
