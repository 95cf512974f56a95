/** Tests connections that stay open between requests: the backend may close one at any time. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, requestPage, studioPath, type TestServer } from './harness.ts';
import { listeningPort, sendRaw } from './upstream.ts';

let backend: Server;
let server: TestServer;
/** Connections that the backend closes instead of answering the next request. */
let stale: Set<Socket>;
let requests: string[];
let answer: RequestListener;

beforeEach(async () => {
  const open = new Set<Socket>();
  stale = open;
  requests = [];
  let isWarm = false;
  answer = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (isWarm && stale.has(request.socket)) request.socket.destroy();
    else
      setTimeout(() => response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}'));
  };
  backend = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  server = await createTestServer({ API_ORIGIN: `http://127.0.0.1:${listeningPort(backend)}` });
  backend.on('connection', (socket) => {
    if (!isWarm) open.add(socket);
  });
  await Promise.all([1, 2, 3].map(() => call('GET')));
  // undici offers a connection for reuse shortly after its answer.
  await pause(100);
  isWarm = true;
  requests.length = 0;
});
afterEach(async () => {
  await server.app.close();
  backend.closeAllConnections();
  backend.close();
});

const call = (method: 'GET' | 'POST', url = '/v1/me/info') =>
  server.app.inject({
    method,
    url,
    headers: { host: 'portal.example', accept: 'application/json' },
  });

describe('a kept connection that the backend has just closed', () => {
  test('repeats a GET once on a new connection, though all kept ones are closed', async () => {
    const { statusCode } = await call('GET');
    expect([statusCode, requests]).toEqual([404, ['GET /v1/me/info', 'GET /v1/me/info']]);
  });

  test('never repeats a POST', async () => {
    const { statusCode } = await call('POST', '/logout');
    expect([statusCode, requests]).toEqual([503, ['POST /logout']]);
  });

  test('gives up a GET that fails on the new connection too', async () => {
    answer = (request) => {
      requests.push(`${request.method} ${request.url}`);
      request.socket.destroy();
    };
    const { statusCode } = await call('GET');
    expect([statusCode, requests.length]).toEqual([503, 2]);
  });

  test('never repeats a GET whose answer has started', async () => {
    answer = (request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'Content-Length': '9' }).write('start');
      setTimeout(() => request.socket.destroy(), 50);
    };
    await call('GET').catch(() => undefined);
    expect(requests).toHaveLength(1);
  });
});

test('repeats the calls of a page on a new connection', async () => {
  // The first page opens the connections, which the second one reuses.
  const answered = new Set<Socket>();
  answer = (request, response) => {
    requests.push(request.url ?? '');
    if (answered.has(request.socket)) request.socket.destroy();
    else {
      answered.add(request.socket);
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
    }
  };
  await requestPage(server, studioPath('northside', 1001));
  await pause(100);
  const { statusCode } = await requestPage(server, studioPath('northside', 1002));
  expect(statusCode).toBe(404);
  expect(requests.length).toBeGreaterThan(answered.size);
});

test('keeps connections of clients open as long as configured', async () => {
  const brief = await createTestServer({ KEEP_ALIVE_SECONDS: '1' });
  await brief.app.listen({ port: 0, host: '127.0.0.1' });
  // sendRaw waits until the server closes the connection.
  expect(await sendRaw(brief.app, ['GET /healthz HTTP/1.1', 'Host: a'])).toContain(
    'Keep-Alive: timeout=1\r\n',
  );
  await brief.app.close();
  const long = await createTestServer({ KEEP_ALIVE_SECONDS: '650' });
  await long.app.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await fetch(`http://127.0.0.1:${listeningPort(long.app.server)}/healthz`);
  expect(headers.get('keep-alive')).toBe('timeout=650');
  await long.app.close();
});
