/** Requests rejected before an operation runs. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { frameworkError } from '../src/platform/http/toApiError.ts';
import { prospect } from '../src/states/rows.ts';
import { purchaseBody } from './harness/purchase.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();

describe('input', () => {
  test('reports every invalid field once', async () => {
    const { status, errors } = await sandbox().call('createCourseAppointmentCheckout', {
      as: 'member',
      body: {
        ...purchaseBody(8501),
        offerId: 'one',
        customerData: { ...prospect, email: 'nowhere', dateOfBirth: '1994-02-31', firstname: '' },
        joinWaitingList: 'yes',
      },
    });
    expect(status).toBe(400);
    expect(new Set(errors.map(({ typedArgs }) => typedArgs?.[0]?.value))).toEqual(
      new Set([
        'customerData.dateOfBirth',
        'customerData.email',
        'customerData.firstname',
        'joinWaitingList',
        'offerId',
      ]),
    );
    expect(errors).toHaveLength(5);
    expect(new Set(errors.map(({ errorCode }) => errorCode))).toEqual(
      new Set(['validation.error.invalid']),
    );
    expect(new Set(errors.map(({ traceId }) => traceId)).size).toBe(1);
  });

  test('describes the error of a field', async () => {
    const { errors } = await sandbox().call('login', {
      body: { username: 'a@b.example', color: 1 },
    });
    expect(errors.map(({ errorMessage }) => errorMessage)).toEqual([
      'password: is required',
      'color: is not known here',
    ]);
    const other = await sandbox().call('getLegalInfo', {
      path: { type: 'RECIPES' },
      query: { organizationUnitId: 1001 },
    });
    expect(other.errors[0]?.errorMessage).toMatch(/^type: must be one of GENERAL_TERMS, /);
  });

  test.for([
    ['that is not JSON', '{"courseAppointmentId":', {}],
    ['of another type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['that is missing', undefined, { 'content-type': 'application/json' }],
  ] as const)('rejects a body %s', async ([, body, headers]) => {
    const { status, errors } = await sandbox().call('bookCourse', { as: 'member', body, headers });
    expect([status, errors[0]?.typedArgs]).toEqual([400, [{ type: 'FIELD', value: 'body' }]]);
  });

  test('rejects a body with prototype keys', async () => {
    const body = '{"__proto__":{"joinWaitingList":true},"courseAppointmentId":1}';
    expect((await sandbox().call('bookCourse', { as: 'member', body })).status).toBe(400);
  });

  test('rejects a body of more than 256 kB with 413', async () => {
    const body = JSON.stringify({ padding: 'x'.repeat(300_000) });
    expect(await sandbox().call('bookCourse', { as: 'member', body })).toMatchObject({
      status: 413,
      errorCode: 'request.error.toolarge',
    });
  });

  test('accepts a POST without a body with any content type', async () => {
    expect(
      (await sandbox().call('logout', { as: 'member', headers: { 'content-type': 'text/plain' } }))
        .status,
    ).toBe(204);
    expect(
      (
        await sandbox().call('logout', {
          as: 'member',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(204);
  });

  test.for([
    ['2026-11-30', '2026-11-29', 'must not be before startDate'],
    ['2026-11-01', '2027-01-03', 'must be at most 62 days after startDate'],
    ['9999-12-31', '9999-12-31', 'must be before the year 9999'],
    ['2026-02-30', '2026-03-01', 'startDate'],
  ] as const)('rejects a period from %s to %s', async ([startDate, endDate, says]) => {
    const { status, errors } = await sandbox().call('listPublicCourses', {
      query: { organizationUnitId: 1001, startDate, endDate },
    });
    expect(status).toBe(400);
    expect(errors[0]?.errorMessage).toContain(says);
  });
});

describe('addresses', () => {
  test.for(['/nox/v1/nothing', '/v3/checkouts', '/nowhere/at/all', '/%E0%A4%A'])(
    'answers %s as unknown',
    async (url) => {
      // Clients without an Accept header get the portal's page, which shows the error itself.
      const headers = { accept: 'application/json' };
      const answer = await sandbox().app.inject({ url, headers });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.body).not.toMatch(/node_modules|\bat .*\.ts/);
    },
  );

  test('answers an unknown method like an unknown address', async () => {
    const answer = await sandbox().app.inject({ method: 'PUT', url: '/nox/public/v1/tenant' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 'request.error.unknownpath', typedArgs: [] });
  });

  test('exclude provider states unless enabled', async () => {
    const answer = await sandbox().app.inject({ method: 'POST', url: '/_provider-states' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('foreign origins', () => {
  const post = (headers: Record<string, string>) =>
    sandbox().call('logout', { as: 'member', headers });

  test.for([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://elsewhere.example', host: 'portal.example' }, 403],
    [{ origin: 'null', host: 'portal.example' }, 403],
    [{ origin: 'http://portal.example', host: 'portal.example' }, 204],
    [{ origin: 'https://portal.example', host: 'portal.example' }, 403],
    [{ origin: 'http://portal.example', host: 'portal.example:8080' }, 403],
    // Only a trusted proxy may tell the original protocol.
    [
      {
        origin: 'https://portal.example',
        host: 'portal.example',
        'x-forwarded-proto': 'https',
      },
      403,
    ],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{}, 204],
  ] as const)('are checked for a change with %j, answered %i', async ([headers, status]) => {
    expect((await post(headers)).status).toBe(status);
  });

  test('may read', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await sandbox().call('getTenant', { headers })).status).toBe(200);
  });
});

test('sends a trace id and security headers with every answer', async () => {
  const { headers, errors } = await sandbox().call('getCheckout', { path: { id: 'none' } });
  expect(headers).toMatchObject({
    'x-trace-id': errors[0]?.traceId,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});

test('logs operations, never addresses', async () => {
  const publicToken = 'pub_a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4';
  await sandbox().call('getPublicCheckout', { path: { publicToken } });
  const log = sandbox().log.join('');
  expect(log).toContain('getPublicCheckout');
  expect(log).not.toContain(publicToken);
});

test('answers 502 during maintenance, except for services outside of the backend', async () => {
  await sandbox().state('trouble', { kind: 'maintenance' });
  expect((await sandbox().call('getTenant')).errors[0]).toMatchObject({ errorCode: 'maintenance' });
  const places = { query: { text: 'Ber', type: 'place', token: 'sample-maps-token' } };
  expect((await sandbox().call('listPlaces', places)).status).toBe(200);
});

test('describes every error that occurs before an operation runs', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const { status, errors } = await sandbox().call('logout', { as: 'member', headers });
  const sent = [
    ...[400, 404, 408, 413, 414, 415, 431].map((code) => ({
      status: code,
      error: [frameworkError(code).items].flat()[0],
    })),
    { status, error: errors[0] },
  ].map(({ status, error }) => [status, error?.errorCode, error?.errorMessage]);
  const described = Object.values(description['x-errors-before-operations']).map(
    ({ status, value }) => [status, value.errorCode, value.errorMessage],
  );
  expect(new Set(sent)).toEqual(new Set(described));
});
