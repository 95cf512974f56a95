import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../src/generated/operations.ts';
import { type Consumer, createConsumer } from './consumer.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, line = ''] = /^npm install @studio-portal\/sdk (.*)$/m.exec(readme) ?? [];
/** What the README tells to install, what a page needs besides, and what the checks below use. */
const installed = [...line.split(' '), 'react-dom', '@types/react', 'msw', '@types/node'];
let app: Consumer;
beforeAll(async () => void (app = await createConsumer(installed)), 400_000);
afterAll(() => app.remove());

const inPackage = (file: string) => join(app.folder, 'node_modules/@studio-portal/sdk', file);

describe('the package', () => {
  test('of a clone that was never built is built, and says how it may be used', () => {
    const needed = ['dist/index.js', 'dist/index.d.ts', 'README.md', 'LICENSE'];
    expect(needed.filter((file) => !existsSync(inPackage(file)))).toEqual([]);
    expect(existsSync(inPackage('src'))).toBe(false);
    expect(readFileSync(inPackage('LICENSE'), 'utf8')).toMatch(/not licensed/);
  });

  test('needs zod, and of its peers the README names those of the hooks', () => {
    expect(Object.keys(app.manifest.dependencies)).toContain('zod');
    expect(Object.keys(app.manifest.peerDependencies).toSorted()).toEqual(
      ['msw', ...line.split(' ')].toSorted(),
    );
    expect(line).toBe('@tanstack/react-query react');
  });
});

/** The statuses that a call declares from 400 on, but those in `handled`, as cases of a switch. */
const otherCases = (handled: readonly number[]) =>
  operations.bookCourse.statuses
    .filter((status) => status >= 400 && !handled.includes(status))
    .map((status) => `    case ${status}: return error.errorCode;\n`)
    .join('');

const told = (cases: string) => `import type { OperationError } from '@studio-portal/sdk';
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

describe('in an empty project', () => {
  test('types: a hook’s data is the body, and its errors are a closed set', async () => {
    await app.check('told.ts', told(cases.join('')));
    const faults = await app.check(
      'app.tsx',
      `
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
    );
    expect(faults).toBe('');
  });

  test.each(cases)('types: without %s it does not compile', async (missing) => {
    await expect(
      app.check('missing.ts', told(cases.filter((line) => line !== missing).join(''))),
    ).rejects.toThrow('Function lacks ending return statement');
  });

  test('types: an error code that the operation does not declare does not compile', async () => {
    await expect(
      app.check(
        'wrong.ts',
        `import type { OperationError } from '@studio-portal/sdk';\nexport const full = (error: OperationError<'getTenant'>) => error.status === 404 && error.errorCode === 'booking.error.slotfull';\n`,
      ),
    ).rejects.toThrow('no overlap');
  });

  test('vite builds an application with a hook, and zod is a part that is loaded later', async () => {
    app.write('index.html', '<div id="root"></div><script type="module" src="/main.js"></script>');
    app.write(
      'main.js',
      `import { configureSdk } from '@studio-portal/sdk';
import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

configureSdk({ validate: 'warn' });
const Tenant = () => createElement('p', null, useGetTenant().data?.publicTenantName);
createRoot(document.getElementById('root')).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Tenant)),
);
`,
    );
    const written = await app.build();
    expect(written.some((file) => /^validate-.*\.js$/.test(file))).toBe(true);
    const html = readFileSync(join(app.folder, 'dist/index.html'), 'utf8');
    const first = written.find((file) => html.includes(file)) ?? '';
    const text = readFileSync(join(app.folder, 'dist/assets', first), 'utf8');
    expect(text).toContain('/nox/public/v1/tenant');
    expect(text).not.toContain('invalid_union');
  });

  test('a call, a client without React, a schema, the operation table and the mock handlers work', async () => {
    app.write(
      'run.mjs',
      `import { ApiError, configureSdk } from '@studio-portal/sdk';
import { getTenant } from '@studio-portal/sdk/api/tenant';
import { createSdk, createStudioClient } from '@studio-portal/sdk/fetch';
import { operations } from '@studio-portal/sdk/operations';
import { GetTenantResponse } from '@studio-portal/sdk/zod/tenant';
import { handlers } from '@studio-portal/sdk/msw';
import { mock } from '@studio-portal/sdk/msw/tenant';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers);
server.listen();
configureSdk({ baseUrl: 'http://backend.example', validate: 'throw' });
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
