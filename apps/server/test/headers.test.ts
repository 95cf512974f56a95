/** What of a request and of its answer passes between browser and backend, and what a crafted one cannot do. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverWith, type TestServer } from './harness.ts';
import { sentRaw, startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;
let server: TestServer;
/** What the backend says with its answer. */
let told: Record<string, string> = {};

beforeAll(async () => {
  upstream = await startUpstream(() => told);
  server = await serverWith({ API_ORIGIN: upstream.origin });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  upstream.seen.length = 0;
  told = {};
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

describe('of a request', () => {
  test.each([
    'Keep-Alive: timeout=5',
    'Upgrade: h2c',
    'TE: trailers',
    'Trailer: X-After',
    'Proxy-Connection: keep-alive',
    'Proxy-Authorization: Basic eA==',
  ])('what is of one connection stays here: %s', async (header) => {
    const said = await sentRaw(server.app, lines(`GET ${call}`, header));
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    const [name = ''] = header.toLowerCase().split(':');
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]?.headers).not.toHaveProperty(name);
  });

  test('whoever waits to be told to go on with a body is told', async () => {
    const said = await sentRaw(server.app, [
      ...lines('POST /login', 'Expect: 100-continue', 'Content-Length: 2'),
      '',
      '{}',
    ]);
    expect(said).toMatch(/^HTTP\/1\.1 100 [^]*HTTP\/1\.1 200 /);
    expect(upstream.seen.map(({ body }) => body)).toEqual(['{}']);
  });

  test('nothing that would make another call of it, or another sender', async () => {
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
      // Some read it as the same name with hyphens.
      x_forwarded_for: '10.9.9.9',
    };
    await ask(call, { ...claims, 'x-tenant': 'northside' });
    const headers = upstream.seen[0]?.headers ?? {};
    expect(headers['x-tenant']).toBe('northside');
    for (const name of Object.keys(claims)) expect(headers).not.toHaveProperty([name]);
  });

  test('a header that it names as its connection’s takes nothing of ours away', async () => {
    await sentRaw(
      server.app,
      lines(`GET ${call}`).map((line) =>
        line.replace('Connection: close', 'Connection: close, X-Forwarded-For, X-Forwarded-Host'),
      ),
    );
    expect(upstream.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'portal.example',
    });
  });

  test('a body goes on as it came: large, or packed', async () => {
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
    const [one, other] = upstream.seen;
    expect(one?.body === large).toBe(true);
    // What is packed is small, and is never made large here.
    expect(other?.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.length),
    });
  });

  test.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5'], '0\r\n\r\n'],
    ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['pieces in disguise', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ])('one that two readers would end at different places is refused: %s', async (_, own, body) => {
    const second = `GET ${call} HTTP/1.1\r\nHost: portal.example\r\n\r\n`;
    const said = await sentRaw(server.app, [...lines('POST /login', ...own), '', body + second]);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(upstream.seen).toEqual([]);
  });

  test('a body where there is none is no second request', async () => {
    const hidden = 'DELETE /nox/internal HTTP/1.1\r\nHost: x\r\n\r\n';
    await sentRaw(server.app, [
      ...lines(`GET ${call}`, `Content-Length: ${hidden.length}`),
      '',
      hidden,
    ]);
    expect(upstream.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', call, ''],
    ]);
  });
});

describe('a host', () => {
  test.each(['a b', 'a"><script>', 'a/b', 'a@b', '[::1', 'a:b'])(
    'that is none is refused: %j',
    async (host) => {
      const { statusCode } = await ask('/robots.txt', { host });
      expect(statusCode).toBe(400);
    },
  );

  test.each(['portal.example:8443', 'portal_1', '127.0.0.1', '[::1]:8080'])(
    'is %s',
    async (host) => {
      const { statusCode, body } = await ask('/robots.txt', { host });
      expect([statusCode, body]).toEqual([200, expect.stringContaining(`//${host}/sitemap.xml`)]);
    },
  );

  test('that is missing is one thing to whoever asks for health, and another to readers', async () => {
    expect(await sentRaw(server.app, ['GET /healthz HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sentRaw(server.app, ['GET /robots.txt HTTP/1.0'])).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('of an answer', () => {
  test('what is of the backend’s connection or host stays here', async () => {
    told = {
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

  test('the connection is the one that the reader wished for, not the backend’s', async () => {
    told = { Connection: 'keep-alive', 'Keep-Alive': 'timeout=5' };
    // It would stay open otherwise.
    expect(await sentRaw(server.app, lines(`GET ${call}`))).toMatch(/connection: close/i);
  });

  test.each(['text/html', 'image/svg+xml; charset=utf-8', 'application/xhtml+xml', 'text/xml'])(
    'a document of the backend runs nothing on this origin: %s',
    async (type) => {
      told = { 'Content-Type': type };
      const { headers } = await ask('/avatars/1');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    },
  );

  test('but has its own policy where it comes with one, and pictures need none', async () => {
    told = { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" };
    const page = await ask('/payment-provider/form');
    expect(page.headers['content-security-policy']).toBe("script-src 'self'");
    told = { 'Content-Type': 'image/png' };
    expect((await ask('/avatars/1')).headers).not.toHaveProperty('content-security-policy');
  });

  test('of a call is nobody else’s where the backend says nothing of who may keep it', async () => {
    expect((await ask(call)).headers['cache-control']).toBe('private, no-cache');
    // A file is as its headers say, or as long as browsers find right.
    expect((await ask('/pictures/1')).headers).not.toHaveProperty('cache-control');
    told = { 'Cache-Control': 'public, max-age=60' };
    expect((await ask(call)).headers['cache-control']).toBe('public, max-age=60');
  });

  test('is found in the log by the backend’s own name for it', async () => {
    told = { 'X-Trace-Id': 'of-backend-1' };
    const { headers } = await ask(call);
    expect(headers['x-trace-id']).toBe('of-backend-1');
    expect(server.lines.at(-1)).toContain('"backendTraceId":"of-backend-1"');
  });
});
