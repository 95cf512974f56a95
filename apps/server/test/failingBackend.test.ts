/** Tests pages of a backend that fails or sends unexpected answers. */
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

describe('a failing backend', () => {
  test.each([
    ['is in maintenance', () => mock('getPublicStudio', 502)],
    ['fails', () => mock('getPublicStudio', 500)],
    ['is down', () => http.get('*/studios/:id', () => HttpResponse.error())],
    ['answers with HTML', () => http.get('*/studios/:id', () => HttpResponse.html('<h1>x</h1>'))],
    [
      'answers with other data',
      () => http.get('*/studios/:id', () => HttpResponse.json({ id: 1 })),
    ],
  ])('that %s gets a page in the user’s language with Retry-After', async (_, trouble) => {
    backend.use(trouble());
    const { statusCode, headers, body } = await requestPage(server(), mitte, {
      'accept-language': 'de',
    });
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(body).toContain('<html lang="de-DE">');
    expect(body).not.toMatch(/<script|Error|\.ts:/);
  });

  test('that sends longer or additional values is still shown', async () => {
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
    const { statusCode, body } = await requestPage(server(), mitte);
    expect([statusCode, body.includes(long)]).toEqual([200, true]);
  });

  test('is hidden by cached data, and retried once in two seconds', async () => {
    const fresh = await createTestServer();
    const before = await requestPage(fresh, mitte);
    backend.use(mock('getPublicStudio', 500), brands('getWhitelabelConfig', 500));
    advanceClock(3_600_000);
    requests.length = 0;
    for (let times = 0; times < 5; times++) {
      const { statusCode, body } = await requestPage(fresh, mitte);
      expect([statusCode, pageTitle(body)]).toEqual([200, pageTitle(before.body)]);
    }
    // The studio is loaded for the head, and for the page in its language.
    expect(requests.filter((one) => one.endsWith('/studios/1001'))).toHaveLength(2);
    await fresh.app.close();
  });

  test('affects only the failing address', async () => {
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
      statuses.push((await requestPage(server(), url)).statusCode);
    expect(statuses).toEqual([503, 200, 200, 200]);
    expect(await server().metrics()).not.toMatch(/listBookingPortalStudios",source="old"/);
  });

  test('does not prevent a page without news, menu and texts', async () => {
    backend.use(
      mock('listStudioNews', 500),
      mock('listPublicActiveMenuEntries', 500),
      http.get('*/translation-host/*', () => HttpResponse.error()),
    );
    const { statusCode, body } = await requestPage(server(), `${mitte}/news`);
    expect([statusCode, pageTitle(body)]).toEqual([200, expect.stringContaining(' | ')]);
  });
});
