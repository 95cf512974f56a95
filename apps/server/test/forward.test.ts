import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestPage, createTestServer, type TestServer } from './harness.ts';
import { sendRaw, startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;
let otherServer: Upstream;
let server: TestServer;
/** Headers of the answers of both servers, in addition to cookies. */
let answerHeaders: Record<string, string | string[]> = {};

beforeAll(async () => {
  const cookies = ['SESSION=1; Path=/; Domain=api.example; HttpOnly', 'B=2; Path=/'];
  upstream = await startUpstream(({ url }) => ({
    'Set-Cookie': url === '/logout' ? cookies.slice(0, 1) : cookies,
    ...answerHeaders,
  }));
  otherServer = await startUpstream(() => ({ 'Set-Cookie': cookies, ...answerHeaders }));
  server = await createTestServer({
    API_ORIGIN: upstream.origin,
    FORWARD: `pictures=${otherServer.origin}/of/portal,files=${upstream.origin}/static/files`,
  });
});
afterAll(async () => {
  await server.app.close();
  upstream.close();
  otherServer.close();
});

/** Returns the requests received by either server. */
const receivedRequests = () => [...upstream.requests, ...otherServer.requests];
const clearRequests = () => {
  upstream.requests.length = 0;
  otherServer.requests.length = 0;
};

const ask = async (
  method: 'GET' | 'POST' | 'DELETE' | 'TRACE' | 'OPTIONS',
  url: string,
  { headers = {}, payload = '' }: { headers?: Record<string, string>; payload?: string } = {},
) => {
  clearRequests();
  return server.app.inject({
    method,
    url,
    headers: { host: 'portal.example', accept: 'application/json', ...headers },
    ...(payload ? { payload } : {}),
  });
};

test('forwards a call unchanged with body, cookies and query', async () => {
  const payload = '{"courseAppointmentId":1}';
  const answer = await ask('POST', '/nox/v1/calendar/bookcourse?x=a%20b', {
    headers: { 'content-type': 'application/json', cookie: 'SESSION=1', 'x-tenant': 'northside' },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect(upstream.requests).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/nox/v1/calendar/bookcourse?x=a%20b',
      body: payload,
    }),
  ]);
  expect(upstream.requests[0]?.headers).toMatchObject({
    cookie: 'SESSION=1',
    'x-tenant': 'northside',
    host: new URL(upstream.origin).host,
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('forwards a file as form data', async () => {
  const payload =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';
  const { statusCode } = await ask('POST', '/v1/me/profile/image', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload,
  });
  expect([statusCode, upstream.requests[0]?.body]).toEqual([200, payload]);
  expect(upstream.requests[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
});

test('replaces forged headers about the sender', async () => {
  await ask('GET', '/nox/public/v1/tenant', {
    headers: {
      'x-forwarded-for': '10.9.9.9',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '10.9.9.9',
      forwarded: 'for=10.9.9.9',
    },
  });
  expect(upstream.requests[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'portal.example',
  });
  expect(JSON.stringify(upstream.requests[0]?.headers)).not.toContain('10.9.9.9');
});

test('turns cookies of the backend into cookies of this host', async () => {
  const { headers } = await ask('POST', '/login');
  expect(headers['set-cookie']).toEqual(['SESSION=1; Path=/; HttpOnly', 'B=2; Path=/']);
  const one = await ask('POST', '/logout');
  expect(one.cookies).toEqual([{ name: 'SESSION', value: '1', path: '/', httpOnly: true }]);
});

test('forwards a folder to its address without credentials', async () => {
  const { statusCode, headers } = await ask('GET', '/pictures/1.jpg?size=large', {
    headers: { cookie: 'SESSION=1', authorization: 'Basic eA==' },
  });
  expect(statusCode).toBe(200);
  expect(otherServer.requests[0]?.url).toBe('/of/portal/1.jpg?size=large');
  expect(otherServer.requests[0]?.headers).not.toHaveProperty('cookie');
  expect(otherServer.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('set-cookie');
});

describe('an address in an answer', () => {
  afterEach(() => {
    answerHeaders = {};
  });

  test.each([
    ['of the backend', '/login', '{backend}/studio/1?x=1#top', '/studio/1?x=1#top'],
    ['of the backend with another scheme', '/login', '{backend:https}/studio/1', '/studio/1'],
    ['of the backend in a folder', '/login', '{backend}/static/files/a.pdf', '/files/a.pdf'],
    ['of the target of a folder', '/login', '{other}/of/portal/2.jpg', '/pictures/2.jpg'],
    ['that is a path', '/login', '/studio/1', '/studio/1'],
    ['that is a path of a folder', '/pictures/1.jpg', '/of/portal/2.jpg?x', '/pictures/2.jpg?x'],
    ['that is relative', '/pictures/a/1.jpg', '../2.jpg', '/pictures/2.jpg'],
    ['that is the folder itself', '/pictures/1.jpg', '{other}/of/portal', '/pictures'],
    ['outside its folder', '/pictures/1.jpg', '/of/portal2/x', '{other}/of/portal2/x'],
    ['of another host', '/pictures/1.jpg', 'https://cdn.example/a', 'https://cdn.example/a'],
    ['that is no web address', '/login', 'app.example:/done', 'app.example:/done'],
    // It must not become the address of another host.
    ['with two slashes', '/login', '{backend}//evil.example/', '/.//evil.example/'],
  ])('%s is one that browsers can reach', async (_, url, sent, expected) => {
    const fill = (text: string) =>
      text
        .replace('{backend}', upstream.origin)
        .replace('{backend:https}', upstream.origin.replace('http:', 'https:'))
        .replace('{other}', otherServer.origin);
    answerHeaders = {
      Location: fill(sent),
      'Content-Location': fill(sent),
      Refresh: `5; url=${fill(sent)}`,
      Link: `<${fill(sent)}>; rel="next", <${fill(sent)}>; rel=preload`,
    };
    const { headers } = await ask(url === '/login' ? 'POST' : 'GET', url);
    expect({ ...headers }).toMatchObject({
      location: fill(expected),
      'content-location': fill(expected),
      refresh: `5; url=${fill(expected)}`,
      link: `<${fill(expected)}>; rel="next", <${fill(expected)}>; rel=preload`,
    });
  });

  test('keeps a refresh without an address', async () => {
    answerHeaders = { Refresh: '30' };
    expect((await ask('GET', '/pictures/1.jpg')).headers.refresh).toBe('30');
  });

  test('is the public one of a backend that browsers call themselves', async () => {
    const direct = await createTestServer({
      API_ORIGIN: upstream.origin,
      API_PUBLIC_ORIGIN: 'https://api.example',
    });
    answerHeaders = { Location: `${upstream.origin}/v1/me/info` };
    const { headers } = await direct.app.inject({
      url: '/documents/1',
      headers: { host: 'portal.example' },
    });
    expect(headers.location).toBe('https://api.example/v1/me/info');
    await direct.app.close();
  });

  test('is the path of a cookie in a forwarded folder', async () => {
    answerHeaders = { 'Set-Cookie': ['A=1; Path=/static/files/x; Secure', 'B=2; Path=/static'] };
    const { headers } = await ask('GET', '/files/1');
    expect(headers['set-cookie']).toEqual(['A=1; Path=/files/x; Secure', 'B=2; Path=/static']);
  });
});

describe('does not forward', () => {
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
    expect([url, statusCode, receivedRequests()]).toEqual([url, 404, []]);
    expect(headers['content-type']).toContain('json');
  });

  test('a path that leaves its folder in raw HTTP', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/pictures/../../x', '/pictures/..#', '/pictures/x#/../../y']) {
      clearRequests();
      const answer = await sendRaw(server.app, [
        `GET ${path} HTTP/1.1`,
        'Host: portal.example',
        'Accept: application/json',
        'Connection: close',
      ]);
      expect([path, answer.split('\r\n', 1), receivedRequests()]).toEqual([
        path,
        ['HTTP/1.1 404 Not Found'],
        [],
      ]);
    }
  });

  test.each(['TRACE', 'OPTIONS', 'DELETE'] as const)('%s to a folder', async (method) => {
    const { statusCode } = await ask(method, '/pictures/1.jpg');
    expect([statusCode, receivedRequests()]).toEqual([404, []]);
  });
});

test('does not forward calls when browsers call the backend themselves', async () => {
  const other = await createTestServer({
    API_ORIGIN: upstream.origin,
    API_PUBLIC_ORIGIN: 'https://api.example',
  });
  clearRequests();
  const { statusCode } = await other.app.inject({
    url: '/nox/public/v1/tenant',
    headers: { accept: 'application/json' },
  });
  expect([statusCode, receivedRequests()]).toEqual([404, []]);
  await other.app.close();
});

test('answers 503 instead of 502 with an error body when the backend is down', async () => {
  const stopped = await startUpstream();
  stopped.close();
  const other = await createTestServer({ API_ORIGIN: stopped.origin });
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
  // A page explains the error to people, without a stack.
  const shown = await requestPage(other, '/studio/bm9ydGhzaWRlOjEwMDE=');
  expect(shown.statusCode).toBe(503);
  expect(shown.body).not.toMatch(/ECONN|at .*\.ts|Error/);
  await other.app.close();
});

test('logs the name of a call, never its address', async () => {
  server.lines.length = 0;
  await ask(
    'GET',
    '/v3/public/checkouts/course-appointment/secret-token-of-a-person?e=a@b.example',
  );
  const lines = server.lines.join('');
  expect(lines).toContain('"operation":"getPublicCourseAppointmentCheckout"');
  expect(lines).not.toMatch(/secret-token|b\.example/);
});
