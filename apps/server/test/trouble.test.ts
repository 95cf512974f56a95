/** Pages of a backend that cannot be asked, or answers what nobody expects. */
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
      const { statusCode, headers, body } = await page(server(), mitte, {
        'accept-language': 'de',
      });
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
    const { statusCode, body } = await page(server(), mitte);
    expect([statusCode, body.includes(long)]).toEqual([200, true]);
  });

  test('shows what was known before, and asks once in two seconds', async () => {
    const fresh = await serverWith();
    const before = await page(fresh, mitte);
    backend.use(mock('getPublicStudio', 500), brands('getWhitelabelConfig', 500));
    goOn(3_600_000);
    asked.length = 0;
    for (let times = 0; times < 5; times++) {
      const { statusCode, body } = await page(fresh, mitte);
      expect([statusCode, titleOf(body)]).toEqual([200, titleOf(before.body)]);
    }
    // Once for the head, and once for the page in its language.
    expect(asked.filter((one) => one.endsWith('/studios/1001'))).toHaveLength(2);
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
      statuses.push((await page(server(), url)).statusCode);
    expect(statuses).toEqual([503, 200, 200, 200]);
    expect(await server().metrics()).not.toMatch(/listBookingPortalStudios",source="old"/);
  });

  test('without news, menu and words a page is there all the same', async () => {
    backend.use(
      mock('listStudioNews', 500),
      mock('listPublicActiveMenuEntries', 500),
      http.get('*/translation-host/*', () => HttpResponse.error()),
    );
    const { statusCode, body } = await page(server(), `${mitte}/news`);
    expect([statusCode, titleOf(body)]).toEqual([200, expect.stringContaining(' | ')]);
  });
});
