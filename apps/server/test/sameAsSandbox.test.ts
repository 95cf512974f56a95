/** Whoever serves a page, it is the same: what the sandbox looks up in its tables is what the server asks the sandbox for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, serverWith, studioPath, type TestServer } from './harness.ts';
import { type Running, startSandbox } from './sandbox.ts';

let sandbox: Running;
let server: TestServer;
beforeAll(async () => {
  sandbox = await startSandbox();
  server = await serverWith({ API_ORIGIN: sandbox.origin, MAPS_TOKEN: 'sample-maps-token' });
});
afterAll(async () => {
  await server.app.close();
  await sandbox.stop();
});

/** What differs by right: nonces, where readers find the page, and when the backend answered. */
const plain = (html: string): string =>
  html
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/"(?:dehydratedAt|dataUpdatedAt)":\d+/g, '')
    .replaceAll(/http:\/\/(?:localhost(?::\d+)?|portal\.example)/g, '');

/** Where two texts begin to differ; a whole page would be nothing to read. */
function difference(one: string, other: string): [string, string] | null {
  if (one === other) return null;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(at - 40, 0);
  return [one.slice(from, from + 160), other.slice(from, from + 160)];
}

const mitte = studioPath('northside', 1001);

test.each([
  mitte,
  `${mitte}/course`,
  `${mitte}/course?lo=pl`,
  `${mitte}/news`,
  `${mitte}/contract`,
  `${mitte}/me/bookings`,
  `${mitte}/course/50001`,
  `${mitte}/events/50001`,
  `${mitte}/course/999999`,
  `${studioPath('volt', 2001)}/course`,
  studioPath('northside', 9999),
  '/studio/nonsense',
  '/studios/northside',
  '/studios/nobody',
  '/studios?s=finder-group',
  '/?whitelabelOverrideConfigId=1',
  '/nowhere/at/all',
  '/login',
])('%s', async (url) => {
  const headers = { accept: 'text/html', 'accept-language': 'de-DE' };
  const [own, other] = await Promise.all([
    page(server, url, { ...headers, host: 'localhost' }),
    fetch(sandbox.origin + url, { headers }),
  ]);
  expect(own.statusCode).toBe(other.status);
  expect(difference(plain(own.body), plain(await other.text()))).toBeNull();
});

test('robots.txt, sitemap.xml, manifest and icon', async () => {
  for (const url of [
    '/robots.txt',
    '/sitemap.xml',
    `/app.webmanifest?of=${encodeURIComponent(mitte)}`,
    '/brands/northside/favicon/icon.svg',
  ]) {
    const own = await server.app.inject({ url, headers: { host: 'localhost' } });
    const other = await fetch(sandbox.origin + url);
    expect([url, own.statusCode]).toEqual([url, 200]);
    expect(difference(plain(own.body), plain(await other.text()))).toBeNull();
  }
});

test('a member logs in through it, and the session is one of this host', async () => {
  const basic = Buffer.from('member@northside.example:sample-Passw0rd').toString('base64');
  const login = await server.app.inject({
    method: 'POST',
    url: '/login',
    headers: {
      host: 'portal.example',
      // Of whom the backend believes that it is its own, by what the server says of the host.
      origin: 'http://portal.example',
      authorization: `Basic ${basic}`,
      'x-nox-client-type': 'WEB',
      'x-tenant': 'northside',
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ username: 'member@northside.example', password: 'sample-Passw0rd' }),
  });
  expect([login.statusCode, login.json()]).toEqual([200, expect.anything()]);
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const me = await server.app.inject({
    url: '/v1/me/info',
    headers: {
      host: 'portal.example',
      cookie,
      'x-nox-client-type': 'WEB',
      'x-tenant': 'northside',
    },
  });
  expect([me.statusCode, me.body]).toEqual([
    200,
    expect.stringContaining('member@northside.example'),
  ]);
  expect(server.lines.join('')).not.toMatch(/member@|sample-Passw0rd|SESSION/);
});
