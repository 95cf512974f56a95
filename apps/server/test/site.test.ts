import { mock } from '@studio-portal/sdk/msw';
import { describe, expect, test } from 'vitest';
import { mockBackend } from './backend.ts';
import { requestPage, createTestServer, studioPath } from './harness.ts';

const { backend, requests, server } = mockBackend();

const mitte = studioPath('northside', 1001);
const firstGroup = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

describe('settings', () => {
  test('appear escaped in the page and in its policy without a rebuild', async () => {
    const other = await createTestServer({
      API_PUBLIC_ORIGIN: 'https://calls.example',
      CHAT_SCRIPT: 'https://chat.example/widget.js',
      CONTENT_ORIGINS: 'https://cdn.example',
      ERROR_REPORT_DSN: 'https://key@errors.example/1',
      ERROR_REPORT_RELEASE: '2026.11"><script>',
      GA4_MEASUREMENT_ID: 'G-SAMPLE1',
      FALLBACK_ADDRESS: 'https://chain.example/?a=1&b="2"',
      MAPS_TOKEN: 'token',
    });
    const { body, headers } = await requestPage(other, mitte);
    expect(body).toContain('<meta name="api-origin" content="https://calls.example"');
    expect(body).toContain('<meta name="maps-token" content="token"');
    expect(body).toContain('content="https://chain.example/?a=1&amp;b=&quot;2&quot;"');
    expect(body).toContain('content="2026.11&quot;&gt;&lt;script&gt;"');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /connect-src 'self'[^;]* https:\/\/errors\.example https:\/\/calls\.example/,
    );
    expect(policy).toMatch(/img-src [^;]* https:\/\/cdn\.example/);
    expect(policy).toMatch(/media-src 'self'[^;]* https:\/\/cdn\.example/);
    expect(policy).toContain('https://www.googletagmanager.com/gtag/js');
    expect(body).toContain('<meta name="chat-script" content="https://chat.example/widget.js"');
    for (const kind of ['script', 'connect', 'frame', 'img'])
      expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* https://chat\\.example`));
    await other.app.close();
  });

  test('default the release of error reports to the build', async () => {
    const { body } = await requestPage(server(), mitte);
    expect(body).toMatch(/<meta name="error-report-release" content="index-[\w-]+"/);
    const file = firstGroup(body, /<script type="module"[^>]* src="\/assets\/([^"]+)\.js"/);
    expect(firstGroup(body, /name="error-report-release" content="([^"]+)"/)).toBe(file);
  });

  test('restrict hosts, and show the chain of a host', async () => {
    const other = await createTestServer({ HOSTS: 'portal.example,north.example=northside' });
    expect((await requestPage(other, '/', { host: 'evil.example' })).statusCode).toBe(421);
    expect((await requestPage(other, '/', { host: 'Portal.Example' })).statusCode).toBe(200);
    expect(
      (await other.app.inject({ url: '/healthz', headers: { host: '10.0.0.1' } })).statusCode,
    ).toBe(200);
    requests.length = 0;
    await requestPage(other, '/', { host: 'north.example' });
    expect(requests).toContain('northside /whitelabelconfigs/web');
    // Its sitemap lists the studios of the chain, starting with its finder.
    requests.length = 0;
    const sitemap = await other.app.inject({
      url: '/sitemap.xml',
      headers: { host: 'north.example' },
    });
    expect(sitemap.body).toContain('<loc>http://north.example/studios/northside</loc>');
    expect(requests).toEqual(['northside /v1/public/studios/forbookingportal']);
    await other.app.close();
  });

  test('trust a proxy that reports TLS', async () => {
    const other = await createTestServer({ TRUST_PROXY: 'loopback', HOSTS: 'portal.example' });
    const { headers, body } = await requestPage(other, mitte, { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(body).toContain(`<link rel="canonical" href="https://portal.example${mitte}">`);
    const plain = await requestPage(server(), mitte, { 'x-forwarded-proto': 'https' });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    await other.app.close();
  });

  test.for([
    ['x-forwarded-proto', 'javascript'],
    ['x-forwarded-host', 'portal.example/path'],
    ['x-forwarded-host', 'user@portal.example'],
  ])('ignore what a trusted proxy passes on as %s: %s', async ([name = '', value = '']) => {
    const other = await createTestServer({ TRUST_PROXY: 'loopback', HOSTS: 'portal.example' });
    const { body, statusCode } = await requestPage(other, mitte, { [name]: value });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="http://portal.example${mitte}">`);
    await other.app.close();
  });
});

describe('files of the site', () => {
  const file = (url: string) => server().app.inject({ url, headers: { host: 'portal.example' } });

  test('names the sitemap in robots.txt, and lists every studio in it', async () => {
    expect((await file('/robots.txt')).body).toContain(
      'Sitemap: http://portal.example/sitemap.xml',
    );
    const { headers, body } = await file('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body).toMatch(/<loc>http:\/\/portal\.example\/studio\/[^<]+<\/loc>/);
  });

  test('answers 503 for a sitemap that cannot be created', async () => {
    backend.use(mock('listBookingPortalStudios', 500));
    expect((await file('/sitemap.xml')).statusCode).toBe(503);
  });

  test('serves manifest and icon of the brand', async () => {
    const { headers, body } = await file(`/app.webmanifest?of=${encodeURIComponent(mitte)}`);
    expect(headers['content-type']).toContain('manifest');
    expect(body).toContain('"display":"standalone"');
    const icon = await file('/favicon.ico');
    expect([icon.statusCode, icon.headers.location]).toEqual([
      302,
      expect.stringContaining('icon.svg'),
    ]);
  });

  test('caches compressed scripts for a year and serves no source maps', async () => {
    const { body } = await requestPage(server(), mitte);
    const path = firstGroup(body, /<script type="module"[^>]* src="([^"]+)"/) ?? '';
    const script = await server().app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await file(path)).body).not.toContain('sourceMappingURL');
    for (const url of [`${path}.map`, path.replace('/assets/', '/maps/').concat('.map')])
      expect((await file(url)).statusCode).toBe(404);
  });
});

test('reports health, metrics and log without personal data', async () => {
  let stopping = false;
  const other = await createTestServer({}, { isStopping: () => stopping });
  const status = async (url: string) => (await other.app.inject(url)).statusCode;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  await requestPage(other, `${mitte}/course/5?e=vic%40northside.example&token=secret`);
  backend.use(mock('listStudioNews', 500));
  await requestPage(other, `${mitte}/news`);
  const numbers = await other.metrics();
  expect(numbers).toMatch(/portal_request_seconds_count\{kind="page",status="200"\} 2/);
  expect(numbers).toMatch(/portal_backend_call_seconds_count\{outcome="500"\} 1/);
  expect(numbers).toMatch(
    /portal_backend_answers_total\{operation="getPublicStudio",source="asked"\} 1/,
  );
  // Removes times and random ids, which may contain any digits.
  const log = other.lines.join('').replaceAll(/"(?:time|traceId)":[^,}]+/g, '');
  expect(log).toContain('"page":"course"');
  expect(log).not.toMatch(/secret|northside|1001|bm9yd/);
  expect(await status('/metrics')).toBe(404);
  stopping = true;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  await other.app.close();
});
