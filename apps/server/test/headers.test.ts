import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from './harness.ts';
import { sendRaw, startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;
let server: TestServer;
/** Headers of the backend's answer. */
let answerHeaders: Record<string, string> = {};

beforeAll(async () => {
  upstream = await startUpstream(() => answerHeaders);
  server = await createTestServer({ API_ORIGIN: upstream.origin });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  upstream.requests.length = 0;
  answerHeaders = {};
});
afterAll(async () => {
  await server.app.close();
  upstream.close();
});

const call = '/nox/public/v1/tenant';
const lines = (first: string, ...more: string[]) => [
  `${first} HTTP/1.1`,
  'Host: portal.example',
  'Accept: application/json',
  'Connection: close',
  ...more,
];
const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    url,
    headers: { host: 'portal.example', accept: 'application/json', ...headers },
  });

describe('a request', () => {
  test.each([
    'Keep-Alive: timeout=5',
    'Upgrade: h2c',
    'TE: trailers',
    'Trailer: X-After',
    'Proxy-Connection: keep-alive',
    'Proxy-Authorization: Basic eA==',
  ])('is forwarded without the connection header %s', async (header) => {
    const answer = await sendRaw(server.app, lines(`GET ${call}`, header));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    const [name = ''] = header.toLowerCase().split(':');
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]?.headers).not.toHaveProperty(name);
  });

  test('gets 100 Continue before its body is sent', async () => {
    const answer = await sendRaw(server.app, [
      ...lines('POST /login', 'Expect: 100-continue', 'Content-Length: 2'),
      '',
      '{}',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 100 [^]*HTTP\/1\.1 200 /);
    expect(upstream.requests.map(({ body }) => body)).toEqual(['{}']);
  });

  test('cannot claim another path, method or sender', async () => {
    const claims = {
      'x-original-url': '/nox/internal',
      'x-rewrite-url': '/nox/internal',
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-forwarded-port': '1',
      'x-forwarded-prefix': '/x',
      'x-client-ip': '10.9.9.9',
      'true-client-ip': '10.9.9.9',
      'cf-connecting-ip': '10.9.9.9',
      // Some programs read it as the same name with hyphens.
      x_forwarded_for: '10.9.9.9',
    };
    await ask(call, { ...claims, 'x-tenant': 'northside' });
    const headers = upstream.requests[0]?.headers ?? {};
    expect(headers['x-tenant']).toBe('northside');
    for (const name of Object.keys(claims)) expect(headers).not.toHaveProperty([name]);
  });

  test('cannot remove our headers by naming them in Connection', async () => {
    await sendRaw(
      server.app,
      lines(`GET ${call}`).map((line) =>
        line.replace('Connection: close', 'Connection: close, X-Forwarded-For, X-Forwarded-Host'),
      ),
    );
    expect(upstream.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'portal.example',
    });
  });

  test('is forwarded with a large or compressed body unchanged', async () => {
    const large = 'x'.repeat(3_000_000);
    const packed = gzipSync('y'.repeat(3_000_000));
    const post = (payload: string | Buffer, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/login',
        headers: { host: 'portal.example', 'content-type': 'application/json', ...headers },
        payload,
      });
    expect((await post(large, {})).statusCode).toBe(200);
    expect((await post(packed, { 'content-encoding': 'gzip' })).statusCode).toBe(200);
    const [one, other] = upstream.requests;
    expect(one?.body === large).toBe(true);
    // The compressed body is small, and is never decompressed here.
    expect(other?.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.length),
    });
  });

  test.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5'], '0\r\n\r\n'],
    ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['pieces in disguise', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ])('is rejected if two parsers would disagree on its end: %s', async (_, own, body) => {
    const second = `GET ${call} HTTP/1.1\r\nHost: portal.example\r\n\r\n`;
    const answer = await sendRaw(server.app, [...lines('POST /login', ...own), '', body + second]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(upstream.requests).toEqual([]);
  });

  test('cannot hide a second request in the body of a GET', async () => {
    const hidden = 'DELETE /nox/internal HTTP/1.1\r\nHost: x\r\n\r\n';
    await sendRaw(server.app, [
      ...lines(`GET ${call}`, `Content-Length: ${hidden.length}`),
      '',
      hidden,
    ]);
    expect(upstream.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', call, ''],
    ]);
  });
});

describe('the Host header', () => {
  test.each(['a b', 'a"><script>', 'a/b', 'a@b', '[::1', 'a:b'])(
    'is rejected if invalid: %j',
    async (host) => {
      const { statusCode } = await ask('/robots.txt', { host });
      expect(statusCode).toBe(400);
    },
  );

  test.each(['portal.example:8443', 'portal_1', '127.0.0.1', '[::1]:8080'])(
    'is accepted: %s',
    async (host) => {
      const { statusCode, body } = await ask('/robots.txt', { host });
      expect([statusCode, body]).toEqual([200, expect.stringContaining(`//${host}/sitemap.xml`)]);
    },
  );

  test('may be missing in health checks only', async () => {
    expect(await sendRaw(server.app, ['GET /healthz HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sendRaw(server.app, ['GET /robots.txt HTTP/1.0'])).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('an answer', () => {
  test('loses headers about the connection and host of the backend', async () => {
    answerHeaders = {
      Connection: 'keep-alive, X-Hop',
      'X-Hop': '1',
      'Keep-Alive': 'timeout=5',
      'Alt-Svc': 'h3=":443"',
      'Strict-Transport-Security': 'max-age=1; includeSubDomains; preload',
      'Access-Control-Allow-Origin': 'https://evil.example',
      'Access-Control-Allow-Credentials': 'true',
      ETag: '"1"',
    };
    const { headers } = await ask(call);
    expect(headers).toMatchObject({ etag: '"1"', 'x-content-type-options': 'nosniff' });
    for (const name of [
      'x-hop',
      'keep-alive',
      'alt-svc',
      'strict-transport-security',
      'access-control-allow-origin',
      'access-control-allow-credentials',
    ])
      expect(headers).not.toHaveProperty([name]);
    expect(headers.connection ?? '').not.toContain('X-Hop');
  });

  test('to a widget may be read by the websites that the backend lets read it', async () => {
    answerHeaders = { 'Access-Control-Allow-Origin': '*' };
    const { headers } = await ask('/v1/public/widgets/1001/timetable');
    expect(headers).toHaveProperty('access-control-allow-origin', '*');
  });

  test('closes the connection if the client asked for it', async () => {
    answerHeaders = { Connection: 'keep-alive', 'Keep-Alive': 'timeout=5' };
    // The connection would stay open otherwise.
    expect(await sendRaw(server.app, lines(`GET ${call}`))).toMatch(/connection: close/i);
  });

  test.each(['text/html', 'image/svg+xml; charset=utf-8', 'application/xhtml+xml', 'text/xml'])(
    'cannot run scripts on this origin as a document: %s',
    async (type) => {
      answerHeaders = { 'Content-Type': type };
      const { headers } = await ask('/avatars/1');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    },
  );

  test('keeps its own policy, and needs none as a picture', async () => {
    answerHeaders = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" };
    const page = await ask('/payment-provider/form');
    expect(page.headers['content-security-policy']).toBe("script-src 'self'");
    answerHeaders = { 'Content-Type': 'image/png' };
    expect((await ask('/avatars/1')).headers).not.toHaveProperty('content-security-policy');
  });

  test('to a call is private unless the backend says otherwise', async () => {
    expect((await ask(call)).headers['cache-control']).toBe('private, no-cache');
    // A file keeps its caching headers, or the default of browsers.
    expect((await ask('/pictures/1')).headers).not.toHaveProperty('cache-control');
    answerHeaders = { 'Cache-Control': 'public, max-age=60' };
    expect((await ask(call)).headers['cache-control']).toBe('public, max-age=60');
  });

  test.each(['br', 'gzip'])('gets a weak ETag when compressed with %s', async (encoding) => {
    answerHeaders = { ETag: '"1"', 'Content-Type': 'application/json', 'X-Size': '2000' };
    const { headers } = await ask('/pictures/1', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: 'W/"1"' });
    // An answer that is sent as it is keeps its tag, whoever compressed it.
    expect((await ask('/pictures/1')).headers.etag).toBe('"1"');
    answerHeaders = { ...answerHeaders, 'Content-Encoding': 'gzip' };
    const packed = await ask('/pictures/1', { 'accept-encoding': 'gzip' });
    expect(packed.headers.etag).toBe('"1"');
    answerHeaders = { ...answerHeaders, ETag: 'W/"2"' };
    expect((await ask('/pictures/1', { 'accept-encoding': encoding })).headers.etag).toBe('W/"2"');
  });

  test('is not compressed if the backend or the browser forbids it', async () => {
    const accept = { 'accept-encoding': 'br, gzip' };
    answerHeaders = { 'Content-Type': 'text/plain', 'X-Size': '2000' };
    expect((await ask('/pictures/1', accept)).headers['content-encoding']).toBe('br');
    const asked = await ask('/pictures/1', { ...accept, 'cache-control': 'no-transform' });
    expect(asked.headers).not.toHaveProperty('content-encoding');
    answerHeaders = { ...answerHeaders, 'Cache-Control': 'public, No-Transform, max-age=60' };
    const told = await ask('/pictures/1', accept);
    expect(told.headers).not.toHaveProperty('content-encoding');
    expect(told.headers['cache-control']).toBe('public, No-Transform, max-age=60');
  });

  test('is logged with the trace id of the backend', async () => {
    answerHeaders = { 'X-Trace-Id': 'of-backend-1' };
    const { headers } = await ask(call);
    expect(headers['x-trace-id']).toBe('of-backend-1');
    expect(server.lines.at(-1)).toContain('"backendTraceId":"of-backend-1"');
  });
});
