import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { UserError } from '../bootstrap/user-error.mjs';
import { run } from '../lib/run.mjs';
import { shapeRules } from '../shape/index.mjs';
import { newFeature } from './feature.mjs';
import { newForm } from './form.mjs';
import { newPage } from './page.mjs';
import { replaceOnce } from './portal.mjs';

// What is written is on trial, so it is written into a copy of the portal, with the real rules.
const house = mkdtempSync(join(tmpdir(), 'studio-new-'));
const portal = join(house, 'apps/portal');
const read = (/** @type {string} */ path) => readFileSync(join(house, path), 'utf8');
/** @type {string[]} what is new or changed, relative to the house */
let written = [];

/**
 * Takes a page out of the copy, so that there is one to be written anew.
 * @param {string} name of its route
 * @param {string} route its component
 */
function takeBack(name, route) {
  replaceOnce(
    join(portal, 'src/app/pages.tsx'),
    new RegExp(`\\n  ${name}: page\\([^;]*?'${route}',?\\s*\\),`),
    '',
  );
  replaceOnce(join(portal, 'src/site/routes/comingRoutes.ts'), '= [', `= ['${name}', `);
  rmSync(join(portal, 'src/routes/selfService', `${route}.tsx`));
}

beforeAll(async () => {
  for (const path of ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint', 'apps/portal/src'])
    cpSync(join(root, path), join(house, path), { recursive: true });
  cpSync(join(root, 'apps/portal/locales/en-GB.json'), join(portal, 'locales/en-GB.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
  writeFileSync(join(portal, 'package.json'), JSON.stringify({ type: 'module' }));
  takeBack('compensation', 'CompensationRoute');
  takeBack('checkinHistory', 'CheckinHistoryRoute');
  const parts = [
    await newPage(portal, 'compensation'),
    await newPage(portal, '/studio/:studioUuid/selfservice/check-in-history'),
    await newFeature(portal, 'lockers'),
    await newForm(portal, 'lockers/RemindForm'),
  ];
  written = [...new Set(parts.flatMap((part) => part.written))].map((path) =>
    relative(house, path),
  );
}, 60_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('says which files are new or changed', () => {
  expect(written.toSorted()).toEqual(
    [
      'app/pages.tsx',
      'features/lockers/LockersList.test.tsx',
      'features/lockers/LockersList.tsx',
      'features/lockers/RemindForm.test.tsx',
      'features/lockers/RemindForm.tsx',
      'routes/selfService/CheckinHistoryRoute.tsx',
      'routes/selfService/CompensationRoute.tsx',
      'site/routes/comingRoutes.ts',
    ].map((path) => `apps/portal/src/${path}`),
  );
});

test('a page is registered, no longer coming, and called as its route', () => {
  expect(read('apps/portal/src/app/pages.tsx')).toContain(
    "  compensation: page(() => import('../routes/selfService/CompensationRoute.tsx'), 'CompensationRoute'),",
  );
  expect(read('apps/portal/src/site/routes/comingRoutes.ts')).not.toMatch(
    /'(compensation|checkinHistory)'/,
  );
  expect(read('apps/portal/src/routes/selfService/CompensationRoute.tsx')).toContain(
    'selfServiceTitles.compensation',
  );
  expect(read('apps/portal/src/routes/selfService/CheckinHistoryRoute.tsx')).toContain(
    "import { selfServiceTitles } from '../../site/routes/selfServiceTitles.ts';",
  );
});

test('what is written is formatted, once the command has run the formatter over it', async () => {
  expect(await run('oxfmt', written, { cwd: house })).toMatchObject({ code: 0 });
  expect(await run('oxfmt', ['--check', ...written], { cwd: house })).toMatchObject({ code: 0 });
});

test('it passes lint', async () => {
  expect(await run('oxlint', ['--deny-warnings', ...written], { cwd: house })).toMatchObject({
    code: 0,
  });
}, 60_000);

test('it passes the type check', async () => {
  // Of the portal what they import; all of it would take as long as the check of the portal itself.
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { types: ['vite/client', 'node'] },
    files: [
      ...written.filter((path) => !path.endsWith('pages.tsx')).map((path) => join(house, path)),
      join(portal, 'src/virtual-messages.d.ts'),
    ],
  };
  writeFileSync(join(portal, 'tsconfig.json'), JSON.stringify(config));
  expect(await run('tsc', ['-p', '.'], { cwd: portal })).toMatchObject({ code: 0, output: '' });
}, 120_000);

test('it has the shape of the house', () => {
  const files = written.filter((path) => !path.endsWith('package-lock.json'));
  const found = shapeRules
    .filter(({ name }) => !/lock file|licences|depend/.test(name))
    .flatMap((rule) => rule.find({ files, workspaces: [], read }));
  expect(found).toEqual([]);
});

test.each([
  ['a page of no route', newPage, 'nonsense', "There is no route 'nonsense'"],
  ['a page that is there', newPage, 'courses', 'has its page already'],
  ['a page that has just been made', newPage, 'compensation', 'is there already'],
  ['a feature that is there', newFeature, 'courses', 'is there already'],
  ['a folder in a feature', newFeature, 'courses/list', 'is no name of a feature'],
  ['a name in capitals', newFeature, 'Courses', 'is no name of a feature'],
  ['a form without a feature', newForm, 'NicknameForm', 'is no path of a form'],
  [
    'a form of a feature that is not there',
    newForm,
    'nothing/NicknameForm',
    "There is no feature 'nothing'",
  ],
  ['a form that is there', newForm, 'profile/ProfileForm', 'is there already'],
])('%s gets a clear answer', async (_, write, path, answer) => {
  const refused = await Promise.resolve()
    .then(() => write(portal, path))
    .then(
      () => undefined,
      (/** @type {unknown} */ error) => error,
    );
  expect(refused).toBeInstanceOf(UserError);
  expect(refused).toHaveProperty('message', expect.stringContaining(answer));
});

test.each([
  [[], 'What is to be new?'],
  [['pages', 'compensation'], "There is no kind 'pages'."],
  [['page'], 'npm run new -- page compensation'],
])('%j on the command line: %s', async (args, answer) => {
  const { code, output } = await run(process.execPath, ['scripts/new.mjs', ...args]);
  expect(code).toBe(2);
  expect(output).toContain(answer);
});
