/** A backend that takes its time: nobody waits for long, and no more wait than can be borne. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { page, serverWith, studioPath } from './harness.ts';
import { portOf } from './upstream.ts';

let backend: Server;
afterEach(() => {
  backend.closeAllConnections();
  backend.close();
});

/** A server in front of a backend that does this. */
async function before(answer: RequestListener, env: Record<string, string> = {}) {
  backend = createServer(answer);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  return serverWith({ API_ORIGIN: `http://127.0.0.1:${portOf(backend)}`, ...env });
}

test.each<[string, RequestListener]>([
  ['that says nothing', () => undefined],
  [
    'that begins and does not go on',
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
  ],
])('a page does not wait for one %s', async (_, answer) => {
  const server = await before(answer);
  const { statusCode, body } = await page(server, studioPath('northside', 1001));
  expect([statusCode, body.includes('<script')]).toEqual([503, false]);
  await server.app.close();
});

test('so many pages at once ask it and no more; who comes then is told without it', async () => {
  const server = await before(() => undefined);
  const pages = await Promise.all(
    Array.from({ length: 230 }, (_, index) => page(server, studioPath('northside', index + 1))),
  );
  for (const { statusCode, headers } of pages)
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect(await server.metrics()).toContain(
    'portal_backend_call_seconds_count{outcome="unreachable"} 200',
  );
  await server.app.close();
});

test('a call is given up after the seconds that are set, and one beside it is not held up', async () => {
  const server = await before(
    ({ url }, response) => void (url?.startsWith('/nox') && response.end('{}')),
    { CALL_SECONDS: '5' },
  );
  const ask = (url: string) =>
    server.app.inject({ url, headers: { host: 'portal.example', accept: 'application/json' } });
  // More than one connection would bear.
  let givenUp = 0;
  const slow = Array.from({ length: 150 }, async () => {
    const answer = await ask('/v1/me/info');
    givenUp += 1;
    return answer;
  });
  const { statusCode: beside } = await ask('/nox/public/v1/tenant');
  expect([beside, givenUp]).toEqual([200, 0]);
  for (const { statusCode, headers } of await Promise.all(slow))
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  await server.app.close();
});

test('one that refuses a body before it is there is heard', async () => {
  const server = await before((_request, response) =>
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
