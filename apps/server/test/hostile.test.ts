/** A backend whose every word is written to break out of where it is shown. */
import { handlers } from '@studio-portal/sdk/msw';
import { bypass, getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, serverWith, studioPath, type TestServer } from './harness.ts';

const hostile =
  '"><img src=x onerror=alert(1)></style></title></script><script>alert(1)</script><!-- __CSP_NONCE__<!--brand--><!--start-->';

/** Fields that the portal compares or counts with; the others are words, which may say anything. */
const kept =
  /^(?:id|itemType|type|zoneId|locale|permission|startDateTime|endDateTime|appointmentStatus|appointmentMeetingType|currency|state|brandIdentifier|tenantName|context|accountContext|studioUuid)$/;

/** The same answer, with these words in the place of its own. */
function spoilt(value: JsonBodyType, name = ''): JsonBodyType {
  if (Array.isArray(value)) return value.map((one) => spoilt(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoilt(one, key)]));
  return typeof value === 'string' && !kept.test(name) ? hostile : value;
}

const backend = setupServer(
  http.get('*/translation-host/*', () =>
    HttpResponse.json({
      'title.courses': hostile,
      'head.courses': hostile,
      'courses.title': hostile,
      'studios.intro': hostile,
      'head.home': `{studio}{city}${hostile}`,
    }),
  ),
  http.get('*', async ({ request }) => {
    const answer = await getResponse(handlers, request);
    if (!answer) return fetch(bypass(request));
    const body: Record<string, JsonBodyType> = JSON.parse(await answer.text());
    return HttpResponse.json(spoilt(body), { status: answer.status });
  }),
);
let server: TestServer;
beforeAll(async () => {
  backend.listen();
  server = await serverWith();
});
afterAll(async () => {
  await server.app.close();
  backend.close();
});

const mitte = studioPath('northside', 1001);

test.each([mitte, `${mitte}/course`, `${mitte}/course/5`, `${mitte}/news`, '/studios/northside'])(
  'breaks out of nothing on %s',
  async (url) => {
    const { statusCode, body, headers } = await page(server, url);
    expect(statusCode).toBe(200);
    // It is there: what is escaped was shown.
    expect(body.includes('&lt;img src=x')).toBe(true);
    expect(/<img src=x|<script>|<!-- __/.exec(body)).toBeNull();
    expect(body.match(/<style/g)?.length).toBe(body.match(/<\/style>/g)?.length);
    expect(body.match(/<script/g)?.length).toBe(body.match(/<\/script>/g)?.length);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    // Data stays data.
    for (const [, json = ''] of body.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g,
    ))
      expect(() => JSON.parse(json)).not.toThrow();
    // Nothing that is called like a mark is filled in.
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(body.includes(`!-- ${nonce}`)).toBe(false);
    expect(body.includes('__CSP_NONCE__')).toBe(true);
  },
);

test('nor out of files of the site', async () => {
  const file = (url: string) => server.app.inject({ url, headers: { host: 'portal.example' } });
  const manifest = await file(`/app.webmanifest?of=${encodeURIComponent(mitte)}`);
  expect(() => JSON.parse(manifest.body)).not.toThrow();
  expect((await file('/sitemap.xml')).body).not.toContain('<img');
  const { location } = (await file('/favicon.ico')).headers;
  expect(location).not.toMatch(/[\s<>"]/);
});
