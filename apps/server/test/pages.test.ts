/** Pages made of what a backend answers: here the examples of the description. */
import { mock as courses } from '@studio-portal/sdk/msw/bookable-items';
import { mock as brands } from '@studio-portal/sdk/msw/whitelabel';
import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { mockBackend } from './backend.ts';
import { page, serverWith, studioPath } from './harness.ts';

const { backend, asked, server } = mockBackend();

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
    const { statusCode, headers, body } = await page(server(), mitte);
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
    const [one, other] = [await page(server(), mitte), await page(server(), mitte)];
    const policies = [one, other].map(({ headers }) => headers['content-security-policy']);
    expect(policies[0]).not.toBe(policies[1]);
    for (const [index, { body }] of [one, other].entries())
      expect(policies[index]).toContain(textOf(body, /<style nonce="([^"]+)"/));
  });

  test('asks the backend once, however many ask for it', async () => {
    await Promise.all(Array.from({ length: 50 }, () => page(server(), mitte)));
    await page(server(), mitte);
    // The studio for the head, and for the page in its language.
    expect(asked.filter((one) => one === 'northside /nox/public/v1/studios/1001')).toHaveLength(2);
    expect(new Set(asked).size).toBe(asked.length - 1);
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
      (await page(server(), mitte, headers)).body.includes('name="login-state" content="out"');
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
    await page(server(), mitte, { cookie: 'SESSION=1', authorization: 'Basic eA==' });
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.every((cookie) => cookie === null)).toBe(true);
    cookies = [];
  });

  test('is in the language that the address, else the reader wishes', async () => {
    const langOf = async (url: string, wish: string) =>
      textOf((await page(server(), url, { 'accept-language': wish })).body, /<html lang="([^"]+)"/);
    expect(await langOf(`${mitte}/course`, 'fr-CH, de;q=0.5')).toBe('fr-FR');
    expect(await langOf(`${mitte}/course?lo=pl`, 'fr-CH')).toBe('pl-PL');
  });

  test('goes out compressed', async () => {
    const { headers, rawPayload } = await page(server(), mitte, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(20_000);
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
        const { body } = await page(server(), studioPath(own, 1001));
        return { own, other: chains[(index + 1) % 2] ?? '', body };
      }),
    );
    for (const { own, other, body } of pages) {
      expect(body).toContain(`"name":"Chain ${own}"`);
      expect(body).not.toContain(`Chain ${other}`);
    }
  });
});

test('two languages and two hosts at once: each gets its own', async () => {
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
        page(server(), `${mitte}/course`, { host, 'accept-language': language }),
        page(server(), '/', { host, 'accept-language': language }),
      ]);
      return { language, host, courses: courses.body, home: home.body };
    }),
  );
  for (const { language, host, courses, home } of pages) {
    expect(titleOf(courses)).toContain(`In ${language}.json`);
    expect(courses.includes(`"canonical" href="http://${host}/`)).toBe(true);
    expect(home.includes(`Brand of ${host}"`)).toBe(true);
  }
});

describe('what is not there', () => {
  test.each([
    ['a page that the portal does not have', '/nowhere/at/all'],
    ['an identifier that names no studio', '/studio/nonsense'],
  ])('%s answers 404 and is found by nobody', async (_, url) => {
    const { statusCode, body } = await page(server(), url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('a studio that the backend does not know', async () => {
    backend.use(mock('getPublicStudio', 404));
    expect((await page(server(), studioPath('northside', 9999))).statusCode).toBe(404);
  });

  test('a class that the backend does not know', async () => {
    backend.use(courses('getPublicCourse', 404));
    const { statusCode, body } = await page(server(), `${mitte}/course/9`);
    expect([statusCode, body.includes('noindex')]).toEqual([404, true]);
  });
});
