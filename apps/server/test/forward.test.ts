/** What goes through to the backend, and what does not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, serverWith, type TestServer } from './harness.ts';
import { sentRaw, startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;
let elsewhere: Upstream;
let server: TestServer;

beforeAll(async () => {
  const cookies = ['SESSION=1; Path=/; Domain=api.example; HttpOnly', 'B=2; Path=/'];
  upstream = await startUpstream(({ url }) => ({
    'Set-Cookie': url === '/logout' ? cookies.slice(0, 1) : cookies,
  }));
  elsewhere = await startUpstream(() => ({ 'Set-Cookie': cookies }));
  server = await serverWith({
    API_ORIGIN: upstream.origin,
    FORWARD: `pictures=${elsewhere.origin}/of/portal`,
  });
});
afterAll(async () => {
  await server.app.close();
  upstream.close();
  elsewhere.close();
});

/** What has arrived at either. */
const arrived = () => [...upstream.seen, ...elsewhere.seen];
const forget = () => {
  upstream.seen.length = 0;
  elsewhere.seen.length = 0;
};

const ask = async (
  method: 'GET' | 'POST' | 'DELETE' | 'TRACE' | 'OPTIONS',
  url: string,
  { headers = {}, payload = '' }: { headers?: Record<string, string>; payload?: string } = {},
) => {
  forget();
  return server.app.inject({
    method,
    url,
    headers: { host: 'portal.example', accept: 'application/json', ...headers },
    ...(payload ? { payload } : {}),
  });
};

test('a call goes on as it came, with its body, cookies and query', async () => {
  const payload = '{"courseAppointmentId":1}';
  const answer = await ask('POST', '/nox/v1/calendar/bookcourse?x=a%20b', {
    headers: { 'content-type': 'application/json', cookie: 'SESSION=1', 'x-tenant': 'northside' },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect(upstream.seen).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/nox/v1/calendar/bookcourse?x=a%20b',
      body: payload,
    }),
  ]);
  expect(upstream.seen[0]?.headers).toMatchObject({
    cookie: 'SESSION=1',
    'x-tenant': 'northside',
    host: new URL(upstream.origin).host,
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('a file goes on as the form that it is', async () => {
  const payload =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';
  const { statusCode } = await ask('POST', '/v1/me/profile/image', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload,
  });
  expect([statusCode, upstream.seen[0]?.body]).toEqual([200, payload]);
  expect(upstream.seen[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
});

test('nobody says for themselves where they come from', async () => {
  await ask('GET', '/nox/public/v1/tenant', {
    headers: {
      'x-forwarded-for': '10.9.9.9',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '10.9.9.9',
      forwarded: 'for=10.9.9.9',
    },
  });
  expect(upstream.seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'portal.example',
  });
  expect(JSON.stringify(upstream.seen[0]?.headers)).not.toContain('10.9.9.9');
});

test('a cookie of the backend is one of this host', async () => {
  const { headers } = await ask('POST', '/login');
  expect(headers['set-cookie']).toEqual(['SESSION=1; Path=/; HttpOnly', 'B=2; Path=/']);
  const one = await ask('POST', '/logout');
  expect(one.cookies).toEqual([{ name: 'SESSION', value: '1', path: '/', httpOnly: true }]);
});

test('a folder stands for an address, which is told nothing of a session', async () => {
  const { statusCode, headers } = await ask('GET', '/pictures/1.jpg?size=large', {
    headers: { cookie: 'SESSION=1', authorization: 'Basic eA==' },
  });
  expect(statusCode).toBe(200);
  expect(elsewhere.seen[0]?.url).toBe('/of/portal/1.jpg?size=large');
  expect(elsewhere.seen[0]?.headers).not.toHaveProperty('cookie');
  expect(elsewhere.seen[0]?.headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('set-cookie');
});

describe('does not go through', () => {
  test.each([
    '/nox/internal/v1/everything',
    '/nox',
    '/actuator/env',
    '/metrics',
    '/pictures/../nox/internal',
    '/pictures/%2e%2e/nox/internal',
    '/pictures/.%2E/x',
    '/pictures/..%5cx',
    '/pictures/..%2fnox%2finternal',
    '/pictures/a%2f..%2f..%2fnox',
    '/pictures/..;/nox/internal',
    '/pictures/..;x=y/nox/internal',
    '/pictures/%252e%252e/nox/internal',
    '/pictures/..%00/x',
    '/v3/public/checkouts/course-appointment/..%2f..%2finternal',
    '/v3/public/checkouts/course-appointment/..;',
  ])('%s', async (url) => {
    const { statusCode, headers } = await ask('GET', url);
    expect([url, statusCode, arrived()]).toEqual([url, 404, []]);
    expect(headers['content-type']).toContain('json');
  });

  test('a path that leads out of its folder, written as no client would', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/pictures/../../x', '/pictures/..#', '/pictures/x#/../../y']) {
      forget();
      const said = await sentRaw(server.app, [
        `GET ${path} HTTP/1.1`,
        'Host: portal.example',
        'Accept: application/json',
        'Connection: close',
      ]);
      expect([path, said.split('\r\n', 1), arrived()]).toEqual([
        path,
        ['HTTP/1.1 404 Not Found'],
        [],
      ]);
    }
  });

  test.each(['TRACE', 'OPTIONS', 'DELETE'] as const)('%s to a folder', async (method) => {
    const { statusCode } = await ask(method, '/pictures/1.jpg');
    expect([statusCode, arrived()]).toEqual([404, []]);
  });
});

test('where browsers ask the backend themselves, calls do not go through', async () => {
  const other = await serverWith({
    API_ORIGIN: upstream.origin,
    API_PUBLIC_ORIGIN: 'https://api.example',
  });
  forget();
  const { statusCode } = await other.app.inject({
    url: '/nox/public/v1/tenant',
    headers: { accept: 'application/json' },
  });
  expect([statusCode, arrived()]).toEqual([404, []]);
  await other.app.close();
});

test('a backend that is not there is status 503, never 502, in words of the portal’s errors', async () => {
  const gone = await startUpstream();
  gone.close();
  const other = await serverWith({ API_ORIGIN: gone.origin });
  const answer = await other.app.inject({
    url: '/nox/public/v1/tenant',
    headers: { accept: 'application/json' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({
    errorMessage: 'The backend cannot be reached',
    errorCode: 'portal.error.unreachable',
    traceId: answer.headers['x-trace-id'],
    typedArgs: [],
  });
  // A page says it to people, without a stack.
  const shown = await page(other, '/studio/bm9ydGhzaWRlOjEwMDE=');
  expect(shown.statusCode).toBe(503);
  expect(shown.body).not.toMatch(/ECONN|at .*\.ts|Error/);
  await other.app.close();
});

test('the log names the call, never the address', async () => {
  server.lines.length = 0;
  await ask(
    'GET',
    '/v3/public/checkouts/course-appointment/secret-token-of-a-person?e=a@b.example',
  );
  const lines = server.lines.join('');
  expect(lines).toContain('"operation":"getPublicCourseAppointmentCheckout"');
  expect(lines).not.toMatch(/secret-token|b\.example/);
});
