/** Tests a slow backend: requests time out, and the number of pending ones is limited. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { requestPage, createTestServer, studioPath } from './harness.ts';
import { listeningPort } from './upstream.ts';

let backend: Server;
afterEach(() => {
  backend.closeAllConnections();
  backend.close();
});

/** Starts a server in front of a backend that answers like this. */
async function startServer(answer: RequestListener, env: Record<string, string> = {}) {
  backend = createServer(answer);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  return createTestServer({ API_ORIGIN: `http://127.0.0.1:${listeningPort(backend)}`, ...env });
}

test.each<[string, RequestListener]>([
  ['that never answers', () => undefined],
  [
    'that stops in the middle of its answer',
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
  ],
  [
    'that sends its answer byte by byte',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
      const dripping = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(dripping));
    },
  ],
])('answers 503 for a page of a backend %s', async (_, answer) => {
  const server = await startServer(answer);
  const { statusCode, body } = await requestPage(server, studioPath('northside', 1001));
  expect([statusCode, body.includes('<script')]).toEqual([503, false]);
  await server.app.close();
});

test('limits concurrent calls of pages and answers 503 beyond that', async () => {
  const server = await startServer(() => undefined);
  const pages = await Promise.all(
    Array.from({ length: 230 }, (_, index) =>
      requestPage(server, studioPath('northside', index + 1)),
    ),
  );
  for (const { statusCode, headers } of pages)
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect(await server.metrics()).toContain(
    'portal_backend_call_seconds_count{outcome="unreachable"} 200',
  );
  await server.app.close();
});

test('ends a call after the configured seconds without delaying others', async () => {
  const server = await startServer(
    ({ url }, response) => void (url?.startsWith('/nox') && response.end('{}')),
    { CALL_SECONDS: '15' },
  );
  const ask = (url: string) =>
    server.app.inject({ url, headers: { host: 'portal.example', accept: 'application/json' } });
  // More than one connection can carry.
  let ended = 0;
  const slow = Array.from({ length: 150 }, async () => {
    const answer = await ask('/v1/me/info');
    ended += 1;
    return answer;
  });
  const { statusCode: beside } = await ask('/nox/public/v1/tenant');
  expect([beside, ended]).toEqual([200, 0]);
  for (const { statusCode, headers } of await Promise.all(slow))
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  await server.app.close();
});

test('forwards a rejection sent before the body is complete', async () => {
  const server = await startServer((_request, response) =>
    response.writeHead(413, { 'Content-Type': 'application/json', Connection: 'close' }).end('{}'),
  );
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: 'portal.example', accept: 'application/json' },
    payload: 'x'.repeat(8_000_000),
  });
  expect(statusCode).toBe(413);
  await server.app.close();
});
