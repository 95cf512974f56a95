import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, onTestFinished } from 'vitest';
import { operations } from '../src/generated/operations.ts';
import { expectText, openBrowser, openRecordedPage } from './browser.ts';
import { type Consumer, createConsumer, devServer, packedFiles } from './consumer.ts';
import { completionsAt } from './languageServer.ts';
import { run } from './run.ts';
import { parseHeaders, serveBuilt, answerCrossOrigin } from './builtSite.ts';
import { readBlocks } from './snippets.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, line = ''] = /^npm install @studio-portal\/sdk (.*)$/m.exec(readme) ?? [];
/** Packages that the README installs, that a page needs, and that the checks below use. */
const installed = [
  ...line.split(' '),
  'react-dom',
  'vite',
  '@types/react',
  '@types/react-dom',
  'msw',
  '@types/node',
];
const sandboxUrl = inject('sandboxUrl');
let app: Consumer;
beforeAll(async () => void (app = await createConsumer(installed)), 400_000);
afterAll(() => app.remove());

const inPackage = (file: string) => join(app.folder, 'node_modules/@studio-portal/sdk', file);

describe('the package', () => {
  test('contains the build and the licence', () => {
    expect(packedFiles.filter((file) => !existsSync(inPackage(file)))).toEqual([]);
    expect(existsSync(inPackage('src'))).toBe(false);
    expect(readFileSync(inPackage('LICENSE'), 'utf8')).toMatch(/not licensed/);
  });

  test('has source maps, repeats no types, and stays within its size limit', async () => {
    const map: { sourcesContent: string[] } = JSON.parse(
      readFileSync(inPackage('dist/runtime/send.js.map'), 'utf8'),
    );
    expect(map.sourcesContent[0]).toContain('export async function send(');
    expect(existsSync(inPackage('dist/generated/model/slot.d.ts'))).toBe(true);
    expect(existsSync(inPackage('dist/generated/model/slot.js'))).toBe(false);
    const names = readdirSync(inPackage(''), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$|LICENSE/.test(file) && !file.endsWith('.map'))
      .toSorted((one, other) => (one < other ? -1 : 1));
    app.write('names', names.join('\n'));
    const tar = join(app.folder, 'packed.tar');
    await run(
      'tar',
      ['-cf', tar, '-C', inPackage(''), '-T', join(app.folder, 'names')],
      app.folder,
    );
    const { length } = gzipSync(readFileSync(tar), { level: 9 });
    // Types, schemas and examples of the calls take most of it; decisions/004-ship-one-package.md has the figures.
    expect(length / Object.keys(operations).length).toBeLessThan(2400);
  });

  test('offers its hooks and entry points to editors', async () => {
    const dependencies = { '@studio-portal/sdk': app.manifest.version };
    app.write('editor/package.json', JSON.stringify({ type: 'module', dependencies }));
    app.write('editor/tsconfig.json', JSON.stringify({ compilerOptions: { module: 'nodenext' } }));
    const file = join(app.folder, 'editor/page.ts');
    app.write('editor/page.ts', '');
    const hooks = await completionsAt(file, 'useBookCourse');
    expect(
      hooks.filter(({ name }) => name === 'useBookCourse').map(({ source }) => source),
    ).toEqual(['@studio-portal/sdk/api/calendar']);
    for (const folder of ['api', 'zod']) {
      const paths = await completionsAt(file, `import {} from '@studio-portal/sdk/${folder}/`, "'");
      expect(paths.map(({ name }) => name)).toEqual(expect.arrayContaining(['calendar', 'me']));
    }
  });

  test('depends on zod, and the README names the peers of the hooks', () => {
    expect(Object.keys(app.manifest.dependencies)).toContain('zod');
    expect(Object.keys(app.manifest.peerDependencies).toSorted()).toEqual(
      ['msw', ...line.split(' ')].toSorted(),
    );
    expect(line).toBe('@tanstack/react-query react');
  });
});

/** Returns switch cases for an operation's declared error statuses, except those in `handled`. */
const otherCases = (handled: readonly number[]) =>
  operations.bookCourse.statuses
    .filter((status) => status >= 400 && !handled.includes(status))
    .map((status) => `    case ${status}: return error.errorCode;\n`)
    .join('');

const createErrorSwitch = (
  cases: string,
) => `import type { OperationError } from '@studio-portal/sdk';
export function told(error: OperationError<'bookCourse'>): string {
  switch (error.status) {
${cases}${otherCases([404, 409])}  }
}
`;
const cases = [
  "    case 'undeclared': return error.answer.message;\n",
  "    case 'invalid': return error.errorCode satisfies 'answer.error.invalid';\n",
  "    case 0: return error.name satisfies 'NetworkError' | 'TimeoutError' | 'AbortError';\n",
  "    case 404: return error.errorCode satisfies 'course.error.notfound' | 'bookingoption.error.notfound';\n",
  "    case 409: return error.errorCode === 'booking.error.slotfull' ? 'full' : 'other';\n",
];

describe('applications', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test("runs the README's application word for word at another origin than its backend", async () => {
    const blocks = readBlocks('packages/sdk/README.md', 'tsx?|html|http');
    const files = blocks.filter(({ file }) => file);
    expect(files.map(({ file }) => file)).toEqual([
      'classes.tsx',
      'index.html',
      'sdk.ts',
      'currentUser.ts',
      'BookButton.tsx',
      'main.tsx',
      'index.html',
      'vite.config.ts',
    ]);
    for (const { file = '', text } of files)
      app.write(`start/${file}`, text.replace('http://localhost:4100', sandboxUrl));
    app.write('start/dev.mjs', devServer);
    const dev = await app.serve('start/dev.mjs', {});
    onTestFinished(dev.stop);
    const proxied = await fetch(`${dev.url}nox/public/v1/studios/1001`, {
      headers: { 'X-Tenant': 'northside', 'X-Nox-Client-Type': 'WEB' },
    });
    expect(await proxied.json()).toMatchObject({ name: 'Northside Mitte' });
    await app.build('start');
    const site = await serveBuilt(join(app.folder, 'start/dist'));
    onTestFinished(site.stop);
    const { page, consoleOutput } = await openRecordedPage(browser);
    const allowed = blocks.find(({ language }) => language === 'http')?.text ?? '';
    await page.route('https://api.example/**', (route) =>
      answerCrossOrigin(route, sandboxUrl, parseHeaders(allowed), site.url),
    );
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.goto(site.url);
    await expectText(page, 'h1', 'Northside');
    await expectText(page, 'p', 'Hello, visitor');
    await page.locator('button').click();
    await expectText(page, '[role=alert]', /\w/);
    // The browser reports the error responses itself; nothing else may be logged, neither a mismatch nor an error.
    expect(consoleOutput.filter((line) => !/status of 40[13]/.test(line))).toEqual([]);
    await page.close();
  });

  test('renders two chains on a server and hydrates them in the browser', async () => {
    const example = fileURLToPath(new URL('../examples/server-rendering', import.meta.url));
    cpSync(example, join(app.folder, 'example'), {
      recursive: true,
      filter: (path) => !path.includes('/dist'),
    });
    await app.checkProject('example');
    await app.build('example');
    await app.build('example', '--ssr');
    const server = await app.serve('example/dist/server/server.mjs', { BACKEND: sandboxUrl });
    onTestFinished(server.stop);
    const pages = await Promise.all(
      ['northside', 'volt', 'nobody'].map(async (name) => {
        const response = await fetch(`${server.url}/chains/${name}`);
        return [response.status, /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]];
      }),
    );
    expect(pages).toEqual([
      [200, expect.stringMatching(/^Northside/)],
      [200, expect.stringMatching(/^Volt/i)],
      [404, undefined],
    ]);
    for (const chain of ['northside', 'volt']) {
      const { page, consoleOutput, requests } = await openRecordedPage(browser);
      await page.goto(`${server.url}/chains/${chain}`);
      await expectText(page, 'li time', /^\w{3},? \d\d:\d\d$/);
      const hours = await page.locator('time').allTextContents();
      await page.locator('button').click();
      await expect.poll(() => requests.filter((call) => call.includes('/courses'))).toHaveLength(1);
      await expect.poll(() => page.locator('button').isEnabled()).toBe(true);
      // The browser requested nothing until the click, and showed the same hours before and after.
      expect(await page.locator('time').allTextContents()).toEqual(hours);
      expect(requests.filter((call) => !/chains|browser\.js|favicon|courses/.test(call))).toEqual(
        [],
      );
      expect(consoleOutput).toEqual([]);
      await page.close();
    }
  });
});

describe('an empty project', () => {
  const files = {
    'told.ts': createErrorSwitch(cases.join('')),
    'app.tsx': `
import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import type { BookedItem } from '@studio-portal/sdk/types';
import { told } from './told.js';

export function App() {
  const { data } = useGetTenant();
  const { error, mutate, data: booked } = useBookCourse();
  const item: BookedItem | undefined = booked;
  mutate({ data: { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false } });
  return <p>{data?.publicTenantName} {item?.uuid} {error && told(error)}</p>;
}
`,
    'undeclared.ts': `import type { OperationError } from '@studio-portal/sdk';\nexport const full = (error: OperationError<'getTenant'>) => error.status === 404 && error.errorCode === 'booking.error.slotfull';\n`,
    ...Object.fromEntries(
      cases.map((missing, index) => [
        `missing${index}.ts`,
        createErrorSwitch(cases.filter((line) => line !== missing).join('')),
      ]),
    ),
  };
  let reported: string;
  beforeAll(async () => {
    reported = await app.check(files);
  }, 120_000);
  const getErrors = (file: string) => reported.split('\n').filter((line) => line.startsWith(file));

  test('gives hooks a typed body and a closed set of errors', () => {
    expect([...getErrors('told.ts'), ...getErrors('app.tsx')]).toEqual([]);
  });

  test.each(cases.map((missing, index) => [missing, index] as const))(
    'does not compile without %s',
    (_missing, index) => {
      expect(getErrors(`missing${index}.ts`)).toEqual([
        expect.stringContaining('Function lacks ending return statement'),
      ]);
    },
  );

  test('does not compile with an undeclared error code', () => {
    expect(getErrors('undeclared.ts')).toEqual([expect.stringContaining('no overlap')]);
  });

  test('builds with vite without schemas, and with them when answers are validated', async () => {
    const main = (option: string) => `import { configureSdk } from '@studio-portal/sdk';
import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import { throwOnMismatch } from '@studio-portal/sdk/validate';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

configureSdk({ ${option} });
const Tenant = () => createElement('p', null, useGetTenant().data?.publicTenantName);
createRoot(document.getElementById('root')).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Tenant)),
);
`;
    app.write(
      'vite/index.html',
      '<div id="root"></div><script type="module" src="main.js"></script>',
    );
    app.write(
      'vite/main.js',
      main("validate: process.env.NODE_ENV === 'development' ? throwOnMismatch : undefined"),
    );
    const [first = '', ...more] = (await app.build('vite')).filter((file) => file.endsWith('.js'));
    expect(more).toEqual([]);
    const text = readFileSync(join(app.folder, 'vite/dist', first), 'utf8');
    expect(text).toContain('/nox/public/v1/tenant');
    expect(text).not.toContain('invalid_union');
    app.write('vite/main.js', main('validate: throwOnMismatch'));
    const withSchemas = await app.build('vite');
    expect(withSchemas.some((file) => /^assets\/tenant-.*\.js$/.test(file))).toBe(true);
  });

  test('splits the calls of a tag into the chunks that use them', async () => {
    const uses = (call: string) =>
      `import { ${call} } from '@studio-portal/sdk/api/calendar';\nconsole.log(${call});\n`;
    app.write('split/index.html', '<script type="module" src="main.js"></script>');
    app.write(
      'split/main.js',
      `${uses('bookCourse')}await import('./item.js');\nawait import('./past.js');\n`,
    );
    app.write('split/item.js', uses('getCalendarItem'));
    app.write('split/past.js', uses('useListPastCalendarItems'));
    const chunks = (await app.build('split')).filter((file) => file.endsWith('.js'));
    const calls = Object.entries(operations).flatMap(([id, { tag }]) =>
      tag === 'calendar' ? [id] : [],
    );
    const findCalls = (file: string) => {
      const text = readFileSync(join(app.folder, 'split/dist', file), 'utf8');
      return calls.filter((id) => new RegExp(`operationId:["'\`]${id}["'\`]`).test(text));
    };
    expect(chunks.map(findCalls).filter(({ length }) => length > 0)).toHaveLength(3);
    expect(chunks.flatMap(findCalls).toSorted()).toEqual([
      'bookCourse',
      'getCalendarItem',
      'listPastCalendarItems',
    ]);
  });

  test('runs a call in Node, where neither React Query nor React is installed', async () => {
    const plain = await createConsumer([]);
    onTestFinished(plain.remove);
    plain.write(
      'run.mjs',
      `import { ApiError, configureSdk, paginate } from '@studio-portal/sdk';
import { listPublicCourseSlice } from '@studio-portal/sdk/calls/bookable-items';
import { getUserInfo } from '@studio-portal/sdk/calls/me';

configureSdk({ baseUrl: '${sandboxUrl}', context: () => ({ tenant: 'northside' }) });
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const weeks = { organizationUnitId: 1001, startDate: inDays(0), endDate: inDays(14) };
for await (const { slots: [slot] } of paginate(listPublicCourseSlice, weeks)) {
  console.log(slot.startDateTime instanceof Date);
  break;
}
console.log(await getUserInfo().catch((error) => error instanceof ApiError && error.status));
`,
    );
    expect(await plain.node('run.mjs')).toBe('true\n403\n');
  });

  test('runs a call, the client without React, a schema, the operation table and the mock handlers', async () => {
    app.write(
      'run.mjs',
      `import { ApiError, configureSdk } from '@studio-portal/sdk';
import { getTenant } from '@studio-portal/sdk/api/tenant';
import { createSdk, createStudioClient } from '@studio-portal/sdk/fetch';
import { operations } from '@studio-portal/sdk/operations';
import { throwOnMismatch } from '@studio-portal/sdk/validate';
import { GetTenantResponse } from '@studio-portal/sdk/zod/tenant';
import { handlers } from '@studio-portal/sdk/msw';
import { mock } from '@studio-portal/sdk/msw/tenant';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers);
server.listen();
configureSdk({ baseUrl: 'http://backend.example', validate: throwOnMismatch });
const tenant = await getTenant();
const client = createStudioClient(createSdk({ baseUrl: 'http://other.example', context: () => ({ tenant: 'northside' }) }));
const { data } = await client.GET('/nox/public/v1/studios/{studioId}', { params: { path: { studioId: 1001 } } });
server.use(mock('getTenant', 404));
const error = await getTenant().catch((reason) => reason);
console.log(JSON.stringify([tenant.tenant, data.name, error instanceof ApiError && error.errorCode, operations.getTenant.path, typeof GetTenantResponse.parse]));
server.close();
`,
    );
    expect(await app.node('run.mjs')).toContain(
      '["northside","Northside Mitte","tenant.error.notfound","/nox/public/v1/tenant","function"]',
    );
  });
});
