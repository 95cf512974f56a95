/** Tests a backend whose texts all try to break out of their context. */
import { handlers } from '@studio-portal/sdk/msw';
import { bypass, getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPage, createTestServer, studioPath, type TestServer } from './harness.ts';

const hostile =
  '"><img src=x onerror=alert(1)></style></title></script><script>alert(1)</script><!-- __CSP_NONCE__<!--brand--><!--start-->';

/** Fields that the portal compares or computes with; all others are free text. */
const machineFields =
  /^(?:id|itemType|type|zoneId|locale|permission|startDateTime|endDateTime|appointmentStatus|appointmentMeetingType|currency|state|brandIdentifier|tenantName|context|accountContext|studioUuid)$/;

/** Replaces every text of an answer with the hostile one. */
function makeHostile(value: JsonBodyType, name = ''): JsonBodyType {
  if (Array.isArray(value)) return value.map((one) => makeHostile(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, makeHostile(one, key)]),
    );
  return typeof value === 'string' && !machineFields.test(name) ? hostile : value;
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
    return HttpResponse.json(makeHostile(body), { status: answer.status });
  }),
);
let server: TestServer;
beforeAll(async () => {
  backend.listen();
  server = await createTestServer();
});
afterAll(async () => {
  await server.app.close();
  backend.close();
});

const mitte = studioPath('northside', 1001);

test.each([mitte, `${mitte}/course`, `${mitte}/course/5`, `${mitte}/news`, '/studios/northside'])(
  'escapes hostile texts on %s',
  async (url) => {
    const { statusCode, body, headers } = await requestPage(server, url);
    expect(statusCode).toBe(200);
    // The text is rendered, in escaped form.
    expect(body.includes('&lt;img src=x')).toBe(true);
    expect(/<img src=x|<script>|<!-- __/.exec(body)).toBeNull();
    expect(body.match(/<style/g)?.length).toBe(body.match(/<\/style>/g)?.length);
    expect(body.match(/<script/g)?.length).toBe(body.match(/<\/script>/g)?.length);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    // Data remains valid JSON.
    for (const [, json = ''] of body.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g,
    ))
      expect(() => JSON.parse(json)).not.toThrow();
    // A text that looks like a placeholder is not replaced.
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(body.includes(`!-- ${nonce}`)).toBe(false);
    expect(body.includes('__CSP_NONCE__')).toBe(true);
  },
);

test('escapes hostile texts in files of the site', async () => {
  const file = (url: string) => server.app.inject({ url, headers: { host: 'portal.example' } });
  const manifest = await file(`/app.webmanifest?of=${encodeURIComponent(mitte)}`);
  expect(() => JSON.parse(manifest.body)).not.toThrow();
  expect((await file('/sitemap.xml')).body).not.toContain('<img');
  const { location } = (await file('/favicon.ico')).headers;
  expect(location).not.toMatch(/[\s<>"]/);
});
