/** The brand preview: an owner's style in the portal, without a change of the sample brands. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { previewId } from '../src/domains/brands/preview.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { setCourse } from './harness/members.ts';
import { temporaryFolder } from './harness/process.ts';
import { useSandbox } from './harness/sandbox.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

mkdirSync(`${folder.path}/assets`);
mkdirSync(`${folder.path}/server`);
writeFileSync(`${folder.path}/index.html`, '<html><head></head><body></body></html>');
// Replaces the portal's build: reports each highlight color.
writeFileSync(
  `${folder.path}/server/firstPaint.js`,
  `export const paletteCorrections = ({ highlightColor }) => [{
    field: 'highlightColor', purpose: 'links', from: highlightColor, to: '#705d00',
    failure: { ground: '#ffffff', contrast: 1.42, least: 4.5 },
  }];
  export const pageAt = () => ({ route: 'any', shows: null, id: null });`,
);

const sandbox = useSandbox({ portalDist: folder.path });

const headers = { host: 'localhost', origin: 'http://localhost' };

const open = (url: string, host = 'localhost') =>
  sandbox().app.inject({ url, headers: { host, accept: 'text/html' } });

const send = (fields: Record<string, string>) =>
  sandbox().app.inject({
    method: 'POST',
    url: '/brand-preview',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  });

const loadStyle = async (overrideId?: number) => {
  const { body } = await sandbox().call('getWhitelabelConfig', {
    headers: {
      'x-tenant': 'northside',
      ...(overrideId === undefined
        ? {}
        : { 'x-whitelabel-override-config-id': String(overrideId) }),
    },
  });
  return body.style;
};

beforeEach(() =>
  sandbox().app.inject({ method: 'POST', url: '/brand-preview/start/northside', headers }),
);

describe('an edited style', () => {
  test('is that of the preview only', async () => {
    const before = await loadStyle();
    const sent = await send({ highlightColor: '#ffd600', cornerStyle: 'ROUND', headerLogoUrl: '' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/brand-preview']);
    const edited = { highlightColor: '#ffd600', cornerStyle: 'ROUND', headerLogoUrl: null };
    expect(await loadStyle(previewId)).toEqual({ ...before, ...edited });
    expect(await loadStyle()).toEqual(before);
  });

  test.each([
    ['a color', { highlightColor: 'red' }],
    ['a layout', { heroLayout: 'CAROUSEL' }],
  ])('is refused for %s that the description does not allow', async (_, fields) => {
    const before = await loadStyle(previewId);
    expect((await send(fields)).statusCode).toBe(400);
    expect(await loadStyle(previewId)).toEqual(before);
  });

  test('is shown as JSON, with the reasons of its corrections', async () => {
    await send({ highlightColor: '#ffd600', title: '<b>Gym</b>' });
    const { body } = await open('/brand-preview');
    expect(body).toContain('&quot;highlightColor&quot;: &quot;#ffd600&quot;');
    expect(body).toContain('value="&lt;b&gt;Gym&lt;/b&gt;"');
    expect(body).not.toContain('&quot;headerLogoUrl&quot;');
    expect(body).toMatch(/Highlight<\/strong> for links: .*#ffd600.* becomes .*#705d00/);
    expect(body).toContain('its contrast is 1.4:1, and at least 4.5:1 is needed');
  });
});

test('shows home, classes and checkout of a studio with the brand’s logo in frames', async () => {
  const { db } = sandbox().services;
  await setCourse(db, { startsAt: new Date('2026-12-01T09:00:00Z') });
  await db.update(studios).set({ logoUrl: null }).where(eq(studios.id, 1001));
  const { body } = await open('/brand-preview');
  const pages = Array.from(body.matchAll(/<iframe src="([^"]*)"/g), ([, url]) => url ?? '');
  expect(pages).toHaveLength(3);
  for (const url of pages) {
    const { headers: answered } = await open(url.replaceAll('&amp;', '&'));
    expect(answered['content-security-policy']).toContain("frame-ancestors 'self'");
  }
});

test.each(['', '?whitelabelOverrideConfigId=0', '?whitelabelOverrideConfigId=100000'])(
  'keeps the page %s out of frames',
  async (query) => {
    const { headers: answered } = await open(`/studios/northside${query}`);
    expect(answered['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

test('shows an uploaded logo without letting it run scripts', async () => {
  const content = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const upload = (type: string) =>
    sandbox().app.inject({
      method: 'PUT',
      url: '/brand-preview/logo',
      headers: { ...headers, 'content-type': type },
      payload: content,
    });
  expect((await upload('image/svg+xml')).statusCode).toBe(204);
  const logo = await open('/brand-preview/logo');
  expect([logo.headers['content-type'], logo.body]).toEqual(['image/svg+xml', content]);
  expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await upload('text/html')).statusCode).toBeGreaterThanOrEqual(400);
});

test('is closed to other hosts', async () => {
  expect((await open('/brand-preview', 'northside.example')).body).not.toContain('Brand preview');
});
