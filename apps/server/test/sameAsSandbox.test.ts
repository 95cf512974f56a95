/**
 * Uses the sandbox as the backend: compares pages with its own, which it makes from its tables, and follows the samples
 * of README.md.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPage, createTestServer, studioPath, type TestServer } from './harness.ts';
import { type RunningServer, startSandbox } from './sandbox.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

let sandbox: RunningServer;
let server: TestServer;
beforeAll(async () => {
  sandbox = await startSandbox();
  server = await createTestServer({ API_ORIGIN: sandbox.origin, MAPS_TOKEN: 'sample-maps-token' });
});
afterAll(async () => {
  await server.app.close();
  await sandbox.stop();
});

/** Removes legitimate differences: nonces, the portal's address, and the times of answers. */
const normalize = (html: string): string =>
  html
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/"(?:dehydratedAt|dataUpdatedAt)":\d+/g, '')
    .replaceAll(/http:\/\/(?:localhost(?::\d+)?|portal\.example)/g, '');

/** Returns the first difference of two texts with some context; whole pages would be unreadable. */
function firstDifference(one: string, other: string): [string, string] | null {
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
])('serves the same page at %s', async (url) => {
  const headers = { accept: 'text/html', 'accept-language': 'de-DE' };
  const [own, other] = await Promise.all([
    requestPage(server, url, { ...headers, host: 'localhost' }),
    fetch(sandbox.origin + url, { headers }),
  ]);
  expect(own.statusCode).toBe(other.status);
  expect(firstDifference(normalize(own.body), normalize(await other.text()))).toBeNull();
});

test('serves the same robots.txt, sitemap.xml, manifest and icon', async () => {
  for (const url of [
    '/robots.txt',
    '/sitemap.xml',
    `/app.webmanifest?of=${encodeURIComponent(mitte)}`,
    '/brands/northside/favicon/icon.svg',
  ]) {
    const own = await server.app.inject({ url, headers: { host: 'localhost' } });
    const other = await fetch(sandbox.origin + url);
    expect([url, own.statusCode]).toEqual([url, 200]);
    expect(firstDifference(normalize(own.body), normalize(await other.text()))).toBeNull();
  }
});

test('logs a member in with a session cookie of this host', async () => {
  const basic = Buffer.from('member@northside.example:sample-Passw0rd').toString('base64');
  const login = await server.app.inject({
    method: 'POST',
    url: '/login',
    headers: {
      host: 'portal.example',
      // The backend compares it with the host that the server forwards.
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

/** Returns the headers that nginx adds, as configured in the README, to a browser's request for `https://<host>`. */
function nginxHeaders(host: string): Record<string, string> {
  const variables: Record<string, string> = {
    $host: host.replace(/:\d+$/, ''),
    $http_host: host,
    $remote_addr: '192.0.2.1',
    $scheme: 'https',
  };
  return Object.fromEntries(
    [...readme.matchAll(/proxy_set_header (\S+) (\$\w+);/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      variables[value] ?? value,
    ]),
  );
}

test.each(['portal.example', 'portal.example:8443'])(
  'accepts a POST of its own pages only, behind nginx at https://%s',
  async (host) => {
    const proxied = await createTestServer({
      API_ORIGIN: sandbox.origin,
      TRUST_PROXY: 'loopback',
    });
    const post = async (origin: string) => {
      const { statusCode } = await proxied.app.inject({
        method: 'POST',
        url: '/logout',
        headers: { ...nginxHeaders(host), origin, 'x-nox-client-type': 'WEB' },
      });
      return statusCode;
    };
    expect(await post('https://evil.example')).toBe(403);
    // Nobody is logged in.
    expect(await post(`https://${host}`)).toBe(401);
    await proxied.app.close();
  },
);

test('shows curl lines for the map service and the translation host that work', async () => {
  const lines = readme.split('\n').filter((line) => line.startsWith("curl --fail '"));
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const command = line.replace('http://localhost:4100', sandbox.origin);
    const { stdout } = await promisify(execFile)('sh', ['-euc', command]);
    expect([line, stdout]).toEqual([line, expect.stringMatching(/"placeName"|<svg|"courses\./)]);
  }
});
