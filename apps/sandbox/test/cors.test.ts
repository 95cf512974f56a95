/** Calls from pages of other origins: allowed for the named ones, with cookies, and refused for all others. */
import { expect, test } from 'vitest';
import { useSandbox } from './harness/sandbox.ts';

const named = 'http://localhost:5173';
const sandbox = useSandbox({ origins: [named, 'https://app.example'] });
const closed = useSandbox({});

const preflight = (origin: string, method: string) =>
  sandbox().app.inject({
    method: 'OPTIONS',
    url: '/nox/v1/calendar/course',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,idempotency-key,x-tenant,x-request-id',
    },
  });

const logOut = (origin: string, account: { as?: 'member' } = {}) =>
  sandbox().call('logout', { ...account, headers: { 'sec-fetch-site': 'same-site', origin } });

test.each([named, 'https://app.example'])('lets pages of %s read responses', async (origin) => {
  const { headers } = await sandbox().call('getTenant', { headers: { origin } });
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'X-Trace-Id, Retry-After, Date',
    vary: expect.stringMatching(/^Accept-Language, Cookie, .*, Origin$/),
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'answers the preflight of a %s with all headers that the page sends',
  async (method) => {
    const { statusCode, headers } = await preflight(named, method);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': named,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining(method),
      'access-control-allow-headers': 'content-type,idempotency-key,x-tenant,x-request-id',
    });
  },
);

test.each(['http://localhost:5174', 'https://app.example.evil', 'null'])(
  'refuses preflights, responses and changes to %s',
  async (origin) => {
    const refused = await preflight(origin, 'POST');
    expect(refused.statusCode).toBe(404);
    const read = await sandbox().call('getTenant', { headers: { origin } });
    for (const headers of [refused.headers, read.headers])
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect((await logOut(origin)).errorCode).toBe('authorization.error.foreignorigin');
  },
);

test('accepts changes from a named origin, and lets it read errors', async () => {
  const { errorCode, headers } = await logOut(named);
  expect(errorCode).toBe('authentication.error.notloggedin');
  expect(headers['access-control-allow-origin']).toBe(named);
  expect((await logOut(named, { as: 'member' })).status).toBe(204);
});

test('sends nothing to other origins without a named one', async () => {
  const { headers } = await closed().call('getTenant', { headers: { origin: named } });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});
