/** Pages made of what a backend answers: here the examples of the description, a backend in trouble, and a hostile one. */
import { mock as courses } from '@studio-portal/sdk/msw/bookable-items';
import { mock as brands } from '@studio-portal/sdk/msw/whitelabel';
import { handlers, mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, serverWith, studioPath, type TestServer } from './harness.ts';

const backend = setupServer(...handlers);
let asked: string[] = [];
let server: TestServer;

beforeAll(() => backend.listen());
afterAll(() => backend.close());
beforeEach(async () => {
  asked = [];
  backend.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.headers.get('x-tenant') ?? ''} ${pathname}`);
  });
  server = await serverWith();
});
afterEach(async () => {
  vi.restoreAllMocks();
  backend.events.removeAllListeners();
  backend.resetHandlers();
  await server.app.close();
});

/** Lets milliseconds go by on the clock that answers are kept by. */
function goOn(milliseconds: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

const mitte = studioPath('northside', 1001);
const textOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const titleOf = (html: string) => textOf(html, /<title>([^<]*)<\/title>/);

describe('a page', () => {
  test('wears the brand, tells of its studio, and carries the policy of this answer', async () => {
    const { statusCode, headers, body } = await page(server, mitte);
    expect(statusCode).toBe(200);
    expect(titleOf(body)).toMatch(/^\S.* \| \S/);
    expect(body).toContain('"@type":"LocalBusiness"');
    expect(body).toContain(`<link rel="canonical" href="http://portal.example${mitte}">`);
    const nonce = textOf(String(headers['content-security-policy']), /'nonce-([^']+)'/) ?? '-';
    expect(body.split(nonce).length).toBeGreaterThan(3);
    expect(body).not.toMatch(/__CSP_NONCE__|__RELEASE__|<!--(?:brand|start)-->/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' });
  });

  test('has another nonce each time, though it is made once', async () => {
    const [one, other] = [await page(server, mitte), await page(server, mitte)];
    const policies = [one, other].map(({ headers }) => headers['content-security-policy']);
    expect(policies[0]).not.toBe(policies[1]);
    for (const [index, { body }] of [one, other].entries())
      expect(policies[index]).toContain(textOf(body, /<style nonce="([^"]+)"/));
  });

  test('asks the backend once, however many ask for it', async () => {
    await Promise.all(Array.from({ length: 50 }, () => page(server, mitte)));
    await page(server, mitte);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain('northside /nox/public/v1/studios/1001');
  });

  test('is asked for anew after a minute, and shown as it was until the answer is there', async () => {
    const fresh = await serverWith();
    await page(fresh, mitte);
    const before = asked.length;
    goOn(61_000);
    backend.use(brands('getWhitelabelConfig', 200, 'bareConfig'));
    const shown = await page(fresh, mitte);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await vi.waitFor(async () => {
      const { body } = await page(fresh, mitte);
      expect(titleOf(body)).not.toBe(titleOf(shown.body));
    });
    await fresh.app.close();
  });

  test('knows that who sends no cookie of the backend is not logged in, and says nothing of anybody else', async () => {
    const isTold = async (headers: Record<string, string>) =>
      (await page(server, mitte, headers)).body.includes('name="login-state" content="out"');
    expect(await isTold({})).toBe(true);
    expect(await isTold({ cookie: 'analytics-opt-out=true; _ga_ABC1=x' })).toBe(true);
    for (const cookie of [
      'SESSION=1',
      '__Host-SESSION=1',
      'analytics-opt-out=true; SESSION=1',
      'x',
    ])
      expect([cookie, await isTold({ cookie })]).toEqual([cookie, false]);
  });

  test('sends no cookie on, so that nothing of one person is kept for another', async () => {
    let cookies: (string | null)[] = [];
    backend.events.on('request:start', ({ request }) =>
      cookies.push(request.headers.get('cookie')),
    );
    await page(server, mitte, { cookie: 'SESSION=1', authorization: 'Basic eA==' });
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.every((cookie) => cookie === null)).toBe(true);
    cookies = [];
  });

  test('is in the language that the address, else the reader wishes', async () => {
    const langOf = async (url: string, wish: string) =>
      textOf((await page(server, url, { 'accept-language': wish })).body, /<html lang="([^"]+)"/);
    expect(await langOf(`${mitte}/course`, 'fr-CH, de;q=0.5')).toBe('fr-FR');
    expect(await langOf(`${mitte}/course?lo=pl`, 'fr-CH')).toBe('pl-PL');
  });

  test('goes out compressed', async () => {
    const { headers, rawPayload } = await page(server, mitte, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(10_000);
  });
});

describe('two chains at once', () => {
  test('200 pages: nothing of one in the other', async () => {
    backend.use(
      http.get('*/whitelabelconfigs/web', async ({ request }) => {
        const answer = await brands('getWhitelabelConfig').run({ request, requestId: 'x' });
        const body: unknown = await answer?.response?.json();
        const tenant = request.headers.get('x-tenant');
        return HttpResponse.json({
          ...(typeof body === 'object' ? body : {}),
          name: `Chain ${tenant}`,
          tenantName: tenant,
        });
      }),
    );
    const chains = ['northside', 'volt'];
    const pages = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const own = chains[index % 2] ?? '';
        const { body } = await page(server, studioPath(own, 1001));
        return { own, other: chains[(index + 1) % 2] ?? '', body };
      }),
    );
    for (const { own, other, body } of pages) {
      expect(body).toContain(`"name":"Chain ${own}"`);
      expect(body).not.toContain(`Chain ${other}`);
    }
  });
});

describe('what is not there', () => {
  test.each([
    ['a page that the portal does not have', '/nowhere/at/all'],
    ['an identifier that names no studio', '/studio/nonsense'],
  ])('%s answers 404 and is found by nobody', async (_, url) => {
    const { statusCode, body } = await page(server, url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('a studio that the backend does not know', async () => {
    backend.use(mock('getPublicStudio', 404));
    expect((await page(server, studioPath('northside', 9999))).statusCode).toBe(404);
  });

  test('a class that the backend does not know', async () => {
    backend.use(courses('getPublicCourse', 404));
    const { statusCode, body } = await page(server, `${mitte}/course/9`);
    expect([statusCode, body.includes('noindex')]).toEqual([404, true]);
  });
});

describe('a backend in trouble', () => {
  test.each([
    ['is being worked on', () => mock('getPublicStudio', 502)],
    ['does not work', () => mock('getPublicStudio', 500)],
    ['is not there', () => http.get('*/studios/:id', () => HttpResponse.error())],
    ['answers a page', () => http.get('*/studios/:id', () => HttpResponse.html('<h1>x</h1>'))],
    ['answers something else', () => http.get('*/studios/:id', () => HttpResponse.json({ id: 1 }))],
  ])(
    'that %s: one sentence in the reader’s language, and when to come back',
    async (_, trouble) => {
      backend.use(trouble());
      const { statusCode, headers, body } = await page(server, mitte, { 'accept-language': 'de' });
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('30');
      expect(body).toContain('<html lang="de-DE">');
      expect(body).not.toMatch(/<script|Error|\.ts:/);
    },
  );

  test('that says more than is described, in length or in kind, is shown all the same', async () => {
    const long = 'A name of a studio '.repeat(20).trim();
    backend.use(
      http.get('*/studios/:id', async ({ request }) => {
        const answer = await mock('getPublicStudio').run({ request, requestId: 'x' });
        const body: unknown = await answer?.response?.json();
        return HttpResponse.json({
          ...(typeof body === 'object' ? body : {}),
          name: long,
          website: 'no address',
          unheardOf: true,
        });
      }),
    );
    const { statusCode, body } = await page(server, mitte);
    expect([statusCode, body.includes(long)]).toEqual([200, true]);
  });

  test('shows what was known before, and asks once in two seconds', async () => {
    const fresh = await serverWith();
    const before = await page(fresh, mitte);
    backend.use(mock('getPublicStudio', 500), brands('getWhitelabelConfig', 500));
    goOn(3_600_000);
    asked = [];
    for (let times = 0; times < 5; times++) {
      const { statusCode, body } = await page(fresh, mitte);
      expect([statusCode, titleOf(body)]).toEqual([200, titleOf(before.body)]);
    }
    expect(asked.filter((one) => one.endsWith('/studios/1001'))).toHaveLength(1);
    await fresh.app.close();
  });

  test('what one address breaks is no trouble of another’s', async () => {
    backend.use(
      http.get('*/studios/:id', async ({ request, params: { id } }) =>
        id === '1002'
          ? HttpResponse.error()
          : mock('getPublicStudio')
              .run({ request, requestId: 'x' })
              .then((ran) => ran?.response),
      ),
      http.get('*/forbookingportal', ({ request }) =>
        request.headers.get('x-tenant') === 'nobody'
          ? mock('listBookingPortalStudios', 404)
              .run({ request, requestId: 'x' })
              .then((ran) => ran?.response)
          : HttpResponse.json([]),
      ),
    );
    const statuses = [];
    for (const url of [
      studioPath('northside', 1002),
      mitte,
      '/studios/nobody',
      '/studios/northside',
    ])
      statuses.push((await page(server, url)).statusCode);
    expect(statuses).toEqual([503, 200, 200, 200]);
    expect(await server.metrics()).not.toMatch(/listBookingPortalStudios",source="old"/);
  });

  test('without news, menu and words a page is there all the same', async () => {
    backend.use(
      mock('listStudioNews', 500),
      mock('listPublicActiveMenuEntries', 500),
      http.get('*/translation-host/*', () => HttpResponse.error()),
    );
    const { statusCode, body } = await page(server, `${mitte}/news`);
    expect([statusCode, titleOf(body)]).toEqual([200, expect.stringContaining(' | ')]);
  });
});

describe('settings', () => {
  test('are in the page, escaped, and in its policy, without a build', async () => {
    const other = await serverWith({
      API_PUBLIC_ORIGIN: 'https://calls.example',
      CONTENT_ORIGINS: 'https://cdn.example',
      ERROR_REPORT_DSN: 'https://key@errors.example/1',
      ERROR_REPORT_RELEASE: '2026.11"><script>',
      GA4_MEASUREMENT_ID: 'G-SAMPLE1',
      FALLBACK_ADDRESS: 'https://chain.example/?a=1&b="2"',
      MAPS_TOKEN: 'token',
    });
    const { body, headers } = await page(other, mitte);
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
    await other.app.close();
  });

  test('name the build to the error service where the operator does not', async () => {
    const { body } = await page(server, mitte);
    expect(body).toMatch(/<meta name="error-report-release" content="index-[\w-]+"/);
    const file = textOf(body, /<script type="module"[^>]* src="\/assets\/([^"]+)\.js"/);
    expect(textOf(body, /name="error-report-release" content="([^"]+)"/)).toBe(file);
  });

  test('say which hosts are ours; a page of one host is the chain’s, and of no other', async () => {
    const other = await serverWith({ HOSTS: 'portal.example,north.example=northside' });
    expect((await page(other, '/', { host: 'evil.example' })).statusCode).toBe(421);
    expect((await page(other, '/', { host: 'Portal.Example' })).statusCode).toBe(200);
    expect(
      (await other.app.inject({ url: '/healthz', headers: { host: '10.0.0.1' } })).statusCode,
    ).toBe(200);
    asked = [];
    await page(other, '/', { host: 'north.example' });
    expect(asked).toContain('northside /whitelabelconfigs/web');
    // Its sitemap is of its own studios, and begins with its finder.
    asked = [];
    const sitemap = await other.app.inject({
      url: '/sitemap.xml',
      headers: { host: 'north.example' },
    });
    expect(sitemap.body).toContain('<loc>http://north.example/studios/northside</loc>');
    expect(asked).toEqual(['northside /v1/public/studios/forbookingportal']);
    await other.app.close();
  });

  test('trust a proxy that says that readers come over TLS', async () => {
    const other = await serverWith({ TRUST_PROXY: 'loopback', HOSTS: 'portal.example' });
    const { headers, body } = await page(other, mitte, { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(body).toContain(`<link rel="canonical" href="https://portal.example${mitte}">`);
    const plain = await page(server, mitte, { 'x-forwarded-proto': 'https' });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    await other.app.close();
  });
});

describe('files of the site', () => {
  const file = (url: string) => server.app.inject({ url, headers: { host: 'portal.example' } });

  test('robots.txt names the sitemap, which has every studio', async () => {
    expect((await file('/robots.txt')).body).toContain(
      'Sitemap: http://portal.example/sitemap.xml',
    );
    const { headers, body } = await file('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body).toMatch(/<loc>http:\/\/portal\.example\/studio\/[^<]+<\/loc>/);
  });

  test('a sitemap that cannot be made is tried again later', async () => {
    backend.use(mock('listBookingPortalStudios', 500));
    expect((await file('/sitemap.xml')).statusCode).toBe(503);
  });

  test('the manifest and the icon are the brand’s', async () => {
    const { headers, body } = await file(`/app.webmanifest?of=${encodeURIComponent(mitte)}`);
    expect(headers['content-type']).toContain('manifest');
    expect(body).toContain('"display":"standalone"');
    const icon = await file('/favicon.ico');
    expect([icon.statusCode, icon.headers.location]).toEqual([
      302,
      expect.stringContaining('icon.svg'),
    ]);
  });

  test('scripts are kept for a year, compressed as the build has it; source maps are nobody’s', async () => {
    const { body } = await page(server, mitte);
    const path = textOf(body, /<script type="module"[^>]* src="([^"]+)"/) ?? '';
    const script = await server.app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await file(path)).body).not.toContain('sourceMappingURL');
    for (const url of [`${path}.map`, path.replace('/assets/', '/maps/').concat('.map')])
      expect((await file(url)).statusCode).toBe(404);
  });
});

test('health, the numbers and the log tell how it is, and nothing of anybody', async () => {
  let stopping = false;
  const other = await serverWith({}, () => stopping);
  const status = async (url: string) => (await other.app.inject(url)).statusCode;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  await page(other, `${mitte}/course/5?e=vic%40northside.example&token=secret`);
  backend.use(mock('listStudioNews', 500));
  await page(other, `${mitte}/news`);
  const numbers = await other.metrics();
  expect(numbers).toMatch(/portal_request_seconds_count\{kind="page",status="200"\} 2/);
  expect(numbers).toMatch(/portal_backend_call_seconds_count\{outcome="500"\} 1/);
  expect(numbers).toMatch(
    /portal_backend_answers_total\{operation="getPublicStudio",source="asked"\} 1/,
  );
  const log = other.lines.join('');
  expect(log).toContain('"page":"course"');
  expect(log).not.toMatch(/secret|northside|1001|bm9yd/);
  expect(await status('/metrics')).toBe(404);
  stopping = true;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  await other.app.close();
});
