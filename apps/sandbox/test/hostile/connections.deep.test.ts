/** Slow, idle and malformed connections get an answer and are closed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../src/platform/clock.ts';
import { createServer } from '../../src/app/server.ts';
import { createServices } from '../../src/app/services.ts';
import { openEmpty } from '../harness/databases.ts';
import { temporaryFolder } from '../harness/process.ts';

const timeouts = { headers: 300, request: 600, idle: 5_000, check: 50 };

const folder = temporaryFolder();
mkdirSync(`${folder.path}/assets`);
writeFileSync(`${folder.path}/index.html`, '<!doctype html><!--brand--><!--start-->');

let port = 0;
let stop = async () => {};

beforeAll(async () => {
  const store = await openEmpty();
  const app = await createServer({
    services: createServices(store.db, createClock()),
    logLevel: 'silent',
    portalDist: folder.path,
    validateAnswers: true,
    providerStates: false,
    timeouts,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  stop = async () => {
    await app.close();
    await store.close();
    await folder.remove();
  };
});
afterAll(() => stop());

/** Sends text, and then `drop` every 100 ms, until the server closes the connection. @returns the answer */
function send(text: string, drop = '', drops = Infinity): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
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

test('serves a slow client that sends everything in time', async () => {
  const body = '{"username":"a","password":"b"}';
  const begin = `POST /login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Nox-Client-Type: WEB\r\nAuthorization: Basic ${btoa('a:b')}\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 2}\r\n\r\n${body}`;
  expect(await send(begin, ' ', 2)).toMatch(/^HTTP\/1.1 401 /);
});
