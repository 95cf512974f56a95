import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// What somebody else gets: the package, packed and installed into an empty project, type-checked and called.
const sdk = new URL('..', import.meta.url).pathname;
const tsc = new URL('../../../node_modules/typescript/bin/tsc', import.meta.url).pathname;
let project = '';

const run = (command: string, ...args: string[]): { ok: boolean; out: string } => {
  try {
    return {
      ok: true,
      out: execFileSync(command, args, {
        cwd: project,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    };
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error)
      return { ok: false, out: `${String(error.stdout)}${String(error.stderr)}` };
    throw error;
  }
};
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
const check = (file: string, text: string) => {
  write(file, text);
  return run(
    process.execPath,
    tsc,
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--jsx',
    'react-jsx',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--ignoreConfig',
    file,
  );
};

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'sdk-consumer-'));
  execFileSync('npm', ['pack', '--pack-destination', project, '--silent'], {
    cwd: sdk,
    stdio: 'ignore',
  });
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'));
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const peers = [
    'react@19.3.1',
    '@types/react@19.3.0',
    '@tanstack/react-query@5.108.0',
    'zod@4.6.7',
    'msw@3.0.5',
    '@types/node@24',
  ];
  execFileSync(
    'npm',
    [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--silent',
      `./${tarball}`,
      ...peers,
    ],
    { cwd: project, stdio: 'ignore' },
  );
}, 180_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('in an empty project', () => {
  test('types: a hook’s data is the body, and its error narrows by status and code', () => {
    const app = `
import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import type { OperationError } from '@studio-portal/sdk';
import type { BookedItem } from '@studio-portal/sdk/types';

export function App() {
  const { data } = useGetTenant();
  const { error, mutate, data: booked } = useBookCourse();
  const item: BookedItem | undefined = booked;
  mutate({ data: { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false } });
  return <p>{data?.publicTenantName} {item?.uuid} {error && told(error)}</p>;
}

function told(error: OperationError<'bookCourse'>): string {
  switch (error.status) {
    case 0: return error.name;
    case 400: return error.errorCode;
    case 401: return error.errorCode;
    case 404: return error.errorCode satisfies 'course.error.notfound' | 'bookingoption.error.notfound';
    case 409: return error.errorCode === 'booking.error.slotfull' ? 'full' : 'other';
  }
}
`;
    expect(check('app.tsx', app)).toEqual({ ok: true, out: '' });
  });

  test('types: a missing case does not compile', () => {
    const { ok, out } = check(
      'missing.ts',
      `import type { OperationError } from '@studio-portal/sdk';
export function told(error: OperationError<'bookCourse'>): string {
  switch (error.status) {
    case 0: return '';
    case 400: return '';
    case 401: return '';
    case 404: return '';
  }
}
`,
    );
    expect(ok).toBe(false);
    expect(out).toContain('Function lacks ending return statement');
  });

  test('types: an error code that the operation does not declare does not compile', () => {
    const { ok, out } = check(
      'wrong.ts',
      `import type { OperationError } from '@studio-portal/sdk';\nexport const full = (error: OperationError<'getTenant'>) => error.status === 404 && error.errorCode === 'booking.error.slotfull';\n`,
    );
    expect(ok).toBe(false);
    expect(out).toContain('no overlap');
  });

  test('a call, a client without React, a schema, the operation table and the mock handlers work', () => {
    write(
      'run.mjs',
      `import { ApiError, configureSdk } from '@studio-portal/sdk';
import { getTenant } from '@studio-portal/sdk/api/tenant';
import { createStudioClient } from '@studio-portal/sdk/fetch';
import { operations } from '@studio-portal/sdk/operations';
import { GetTenantResponse } from '@studio-portal/sdk/zod/tenant';
import { handlers } from '@studio-portal/sdk/msw';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers);
server.listen({ onUnhandledRequest: 'error' });
configureSdk({ baseUrl: 'http://backend.example', validate: 'throw' });
const tenant = await getTenant();
const client = createStudioClient({ baseUrl: 'http://other.example', context: () => ({ tenant: 'northside' }) });
const { data } = await client.GET('/nox/public/v1/studios/{studioId}', { params: { path: { studioId: 1001 } } });
configureSdk({ fetch: async () => new Response(JSON.stringify({ errorCode: 'tenant.error.notfound', errorMessage: 'x', typedArgs: [] }), { status: 404 }) });
const error = await getTenant().catch((reason) => reason);
console.log(JSON.stringify([tenant.tenant, data.name, error instanceof ApiError && error.errorCode, operations.getTenant.path, typeof GetTenantResponse.parse]));
server.close();
`,
    );
    const { ok, out } = run(process.execPath, 'run.mjs');
    expect(out).toContain(
      '["northside","Northside Mitte","tenant.error.notfound","/nox/public/v1/tenant","function"]',
    );
    expect(ok).toBe(true);
  });
});
