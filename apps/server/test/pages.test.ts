/** Tests pages made from the examples of the API description. */
import { mock as courses } from '@studio-portal/sdk/msw/bookable-items';
import { mock as brands } from '@studio-portal/sdk/msw/whitelabel';
import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { mockBackend } from './backend.ts';
import { requestPage, createTestServer, studioPath } from './harness.ts';

const { backend, requests, server } = mockBackend();

/** Advances the clock of cached answers. */
function advanceClock(milliseconds: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

const mitte = studioPath('northside', 1001);
const firstGroup = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const pageTitle = (html: string) => firstGroup(html, /<title>([^<]*)<\/title>/);

describe('a page', () => {
  test('contains the brand and its studio, with a nonce in its policy', async () => {
    const { statusCode, headers, body } = await requestPage(server(), mitte);
    expect(statusCode).toBe(200);
    expect(pageTitle(body)).toMatch(/^\S.* \| \S/);
    expect(body).toContain('"@type":"LocalBusiness"');
    expect(body).toContain(`<link rel="canonical" href="http://portal.example${mitte}">`);
    const nonce = firstGroup(String(headers['content-security-policy']), /'nonce-([^']+)'/) ?? '-';
    expect(body.split(nonce).length).toBeGreaterThan(3);
    expect(body).not.toMatch(/__CSP_NONCE__|__RELEASE__|<!--(?:brand|start)-->/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' });
  });

  test('has a new nonce each time although it is rendered once', async () => {
    const [one, other] = [await requestPage(server(), mitte), await requestPage(server(), mitte)];
    const policies = [one, other].map(({ headers }) => headers['content-security-policy']);
    expect(policies[0]).not.toBe(policies[1]);
    for (const [index, { body }] of [one, other].entries())
      expect(policies[index]).toContain(firstGroup(body, /<style nonce="([^"]+)"/));
  });

  test('loads backend data once for many requests', async () => {
    await Promise.all(Array.from({ length: 50 }, () => requestPage(server(), mitte)));
    await requestPage(server(), mitte);
    // The studio is loaded for the head, and for the page in its language.
    expect(requests.filter((one) => one === 'northside /nox/public/v1/studios/1001')).toHaveLength(
      2,
    );
    expect(new Set(requests).size).toBe(requests.length - 1);
  });

  test('refreshes data after a minute, and serves the old page until the answer arrives', async () => {
    const fresh = await createTestServer();
    await requestPage(fresh, mitte);
    const before = requests.length;
    advanceClock(61_000);
    backend.use(brands('getWhitelabelConfig', 200, 'bareConfig'));
    const shown = await requestPage(fresh, mitte);
    await expect.poll(() => requests.length).toBeGreaterThan(before);
    const currentTitle = async () => pageTitle((await requestPage(fresh, mitte)).body);
    await expect.poll(currentTitle).not.toBe(pageTitle(shown.body));
    await fresh.app.close();
  });

  test('marks a visitor without a backend cookie as logged out, and leaves the state open otherwise', async () => {
    const isMarkedLoggedOut = async (headers: Record<string, string>) =>
      (await requestPage(server(), mitte, headers)).body.includes(
        'name="login-state" content="out"',
      );
    expect(await isMarkedLoggedOut({})).toBe(true);
    expect(await isMarkedLoggedOut({ cookie: 'analytics-opt-out=true; _ga_ABC1=x' })).toBe(true);
    for (const cookie of [
      'SESSION=1',
      '__Host-SESSION=1',
      'analytics-opt-out=true; SESSION=1',
      'x',
    ])
      expect([cookie, await isMarkedLoggedOut({ cookie })]).toEqual([cookie, false]);
  });

  test('sends no cookies to the backend, so that no personal data is cached', async () => {
    let cookies: (string | null)[] = [];
    backend.events.on('request:start', ({ request }) =>
      cookies.push(request.headers.get('cookie')),
    );
    await requestPage(server(), mitte, { cookie: 'SESSION=1', authorization: 'Basic eA==' });
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.every((cookie) => cookie === null)).toBe(true);
    cookies = [];
  });

  test('uses the language of the address, or else of the browser', async () => {
    const pageLanguage = async (url: string, wish: string) =>
      firstGroup(
        (await requestPage(server(), url, { 'accept-language': wish })).body,
        /<html lang="([^"]+)"/,
      );
    expect(await pageLanguage(`${mitte}/course`, 'fr-CH, de;q=0.5')).toBe('fr-FR');
    expect(await pageLanguage(`${mitte}/course?lo=pl`, 'fr-CH')).toBe('pl-PL');
  });

  test('loads a class in the language of the page, which may be the studio’s', async () => {
    const languages: (string | null)[] = [];
    backend.events.on('request:start', ({ request }) => {
      if (request.url.includes('/bookableitems/course/'))
        languages.push(request.headers.get('accept-language'));
    });
    await requestPage(server(), `${mitte}/course/50001?lo=pl`);
    await requestPage(server(), `${mitte}/course/50001`, { 'accept-language': '*' });
    expect(languages).toEqual(['pl-PL', 'de-DE']);
  });

  test('is compressed', async () => {
    const { headers, rawPayload } = await requestPage(server(), mitte, {
      'accept-encoding': 'gzip, br',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(20_000);
  });
});

describe('two chains at once', () => {
  test('keeps 200 pages apart', async () => {
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
        const { body } = await requestPage(server(), studioPath(own, 1001));
        return { own, other: chains[(index + 1) % 2] ?? '', body };
      }),
    );
    for (const { own, other, body } of pages) {
      expect(body).toContain(`"name":"Chain ${own}"`);
      expect(body).not.toContain(`Chain ${other}`);
    }
  });
});

test('keeps languages and hosts of concurrent requests apart', async () => {
  backend.use(
    http.get('*/translation-host/:tag/:file', ({ params: { file } }) =>
      HttpResponse.json({ 'title.courses': `In ${String(file)}` }),
    ),
    http.get('*/whitelabelconfigs/web', async ({ request }) => {
      const answer = await brands('getWhitelabelConfig').run({ request, requestId: 'x' });
      const body: unknown = await answer?.response?.json();
      return HttpResponse.json({
        ...(typeof body === 'object' ? body : {}),
        name: `Brand of ${request.headers.get('x-forwarded-host')}`,
      });
    }),
  );
  const languages = ['de-DE', 'pl-PL'];
  const hosts = ['one.example', 'other.example'];
  const pages = await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      const language = languages[index % 2] ?? '';
      const host = hosts[Math.floor(index / 2) % 2] ?? '';
      const [courses, home] = await Promise.all([
        requestPage(server(), `${mitte}/course`, { host, 'accept-language': language }),
        requestPage(server(), '/', { host, 'accept-language': language }),
      ]);
      return { language, host, courses: courses.body, home: home.body };
    }),
  );
  for (const { language, host, courses, home } of pages) {
    expect(pageTitle(courses)).toContain(`In ${language}.json`);
    expect(courses.includes(`"canonical" href="http://${host}/`)).toBe(true);
    expect(home.includes(`Brand of ${host}"`)).toBe(true);
  }
});

describe('missing content', () => {
  test.each([
    ['a page that the portal does not have', '/nowhere/at/all'],
    ['an identifier that names no studio', '/studio/nonsense'],
  ])('answers 404 without indexing for %s', async (_, url) => {
    const { statusCode, body } = await requestPage(server(), url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('answers 404 for an unknown studio', async () => {
    backend.use(mock('getPublicStudio', 404));
    expect((await requestPage(server(), studioPath('northside', 9999))).statusCode).toBe(404);
  });

  test('answers 404 for an unknown class', async () => {
    backend.use(courses('getPublicCourse', 404));
    const { statusCode, body } = await requestPage(server(), `${mitte}/course/9`);
    expect([statusCode, body.includes('noindex')]).toEqual([404, true]);
  });
});
