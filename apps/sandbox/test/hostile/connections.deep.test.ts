/** Slow, idle and malformed connections get an answer and are closed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTimeouts, type RequestTimeouts } from '@studio-portal/page-server/requestTimeouts';
import { createClock } from '../../src/platform/clock.ts';
import { createServer } from '../../src/app/server.ts';
import { createServices } from '../../src/app/services.ts';
import { openEmpty } from '../harness/databases.ts';
import { temporaryFolder } from '../harness/process.ts';

const timeouts = { headers: 300, request: 600, idle: 5_000, check: 50 };
/**
 * Scale of the default timeouts in tests of slow lines. The idle timeout also closes a connection whose answer takes
 * longer, and a busy machine may need a second to hash a password.
 */
const scale = 1 / 20;

const folder = temporaryFolder();
mkdirSync(`${folder.path}/assets`);
writeFileSync(`${folder.path}/index.html`, '<!doctype html><!--brand--><!--start-->');

let port = 0;
let stop = async () => {};

let slowPort = 0;

beforeAll(async () => {
  const store = await openEmpty();
  const listen = async (limits: RequestTimeouts) => {
    const app = await createServer({
      services: createServices(store.db, createClock()),
      logLevel: 'silent',
      portalDist: folder.path,
      validateAnswers: true,
      providerStates: false,
      timeouts: limits,
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return { close: () => app.close(), port: Number(new URL(address).port) };
  };
  const strict = await listen(timeouts);
  const request = defaultTimeouts.request * scale;
  const idle = defaultTimeouts.idle * scale;
  // A busy machine may need longer for headers than their scaled timeout.
  const slow = await listen({ headers: request, request, idle, check: 20 });
  ({ port } = strict);
  slowPort = slow.port;
  stop = async () => {
    await strict.close();
    await slow.close();
    await store.close();
    await folder.remove();
  };
});
afterAll(() => stop());

/** Sends text, and then `drop` every 100 ms, until the server closes the connection. @returns the answer */
function send(text: string, drop = '', drops = Infinity, to = port): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(text, 'latin1'));
    let dropsLeft = drop === '' ? 0 : drops;
    const dripping = setInterval(() => void (dropsLeft-- > 0 && socket.write(drop)), 100);
    socket.on('data', (data) => (output += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(output);
    });
  });
}

const head = 'POST /v1/public/event-logging/event HTTP/1.1\r\nHost: localhost\r\n';
const bodyOf1000 = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

test.for([
  ['a body that never ends', head + bodyOf1000, ' ', 408, 'request.error.timeout'],
  ['a body that never comes', head + bodyOf1000, '', 408, 'request.error.timeout'],
  ['headers that never end', head, 'a', 408, 'request.error.timeout'],
  [
    'a request other than HTTP',
    'Sample-Secret-4711 hello\r\n\r\n',
    '',
    400,
    'request.error.malformed',
  ],
  [
    'an unknown method',
    'GETT / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    '',
    400,
    'request.error.malformed',
  ],
  ['U+0000 in a header', `${head}X-Tenant: a\0b\r\n\r\n`, '', 400, 'request.error.malformed'],
  [
    'an address without a path',
    'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    '',
    404,
    'request.error.unknownpath',
  ],
  [
    'a scheme without a host',
    'GET a: HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    '',
    400,
    'request.error.malformed',
  ],
  [
    'a missing host',
    'GET /nox/v1/nothing HTTP/1.1\r\nConnection: close\r\n\r\n',
    '',
    404,
    'request.error.unknownpath',
  ],
  [
    'an unknown expectation',
    'GET /nox/v1/nothing HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    '',
    404,
    'request.error.unknownpath',
  ],
  [
    'an address of 20 kB',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    '',
    431,
    'request.error.headerstoolarge',
  ],
] as const)('answers %s and closes the connection', async ([, text, drop, status, errorCode]) => {
  const response = await send(text, drop);
  const [headers = '', body = ''] = response.split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(headers).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
  expect(headers).toMatch(/^Connection: close\r?$/im);
  const trace = /^X-Trace-Id: ([0-9a-f]{16})\r$/im.exec(headers)?.[1];
  expect(JSON.parse(body)).toEqual({
    errorCode,
    errorMessage: expect.any(String),
    typedArgs: expect.any(Array),
    traceId: trace,
  });
  expect(response).not.toContain('Sample-Secret');
});

test('serves an absolute address by its path, as this host', async () => {
  const fetchAddress = (address: string) =>
    send(
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
  for (const address of ['http://evil.example', 'http://evil.example//', 'https://a/me?b=c'])
    expect(await fetchAddress(address)).toMatch(/^HTTP\/1.1 200 .*<!doctype html>/s);
});

test('closes an idle connection', async () => {
  const startedAt = Date.now();
  await send('');
  expect(Date.now() - startedAt).toBeLessThan(timeouts.idle + 5_000);
});

/** Logs in with a body to which `spaces` more are sent. */
const slowLogin = (spaces: number): string => {
  const body = '{"username":"a","password":"b"}';
  return `POST /login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Nox-Client-Type: WEB\r\nAuthorization: Basic ${btoa('a:b')}\r\nContent-Type: application/json\r\nContent-Length: ${body.length + spaces}\r\n\r\n${body}`;
};

test('serves a slow client that sends everything in time', async () => {
  expect(await send(slowLogin(2), ' ', 2)).toMatch(/^HTTP\/1.1 401 /);
});

test('serves a line that needs 130 seconds, which 5.2 MB take at 40 kB/s', async () => {
  // One piece every 100 ms.
  const drops = (130_000 * scale) / 100;
  expect(await send(slowLogin(Math.ceil(drops)), ' ', drops, slowPort)).toMatch(/^HTTP\/1.1 401 /);
});
