/**
 * The context passed to the portal's server build, and the position of its result in the HTML (apps/portal,
 * src/server).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { whitelabelConfigs } from '../src/domains/brands/tables.ts';
import { translations } from '../src/domains/translations/tables.ts';
import { temporaryFolder } from './harness/process.ts';
import { useSandbox } from './harness/sandbox.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

mkdirSync(`${folder.path}/assets`);
mkdirSync(`${folder.path}/server`);
writeFileSync(
  `${folder.path}/index.html`,
  '<html><head><!--brand--></head><body><div id="root"><!--start--></div></body></html>',
);
// Replaces the portal's build: returns its context and the backend's response.
writeFileSync(
  `${folder.path}/server/firstPaint.js`,
  `export const brandCss = () => '';
  export const startLocale = (wishes) => wishes.find((wish) => wish !== null) ?? 'en-GB';
  export const pageAt = () => ({ route: 'any', shows: null, id: null });
  export const renderPage = async ({ url, fetch, ...told }) => {
    if (url.searchParams.has('breaks')) throw new Error('A component failed.');
    const call = url.searchParams.get('call');
    const answer = call && (await fetch(call, { headers: { 'X-Tenant': 'northside', 'X-Nox-Client-Type': 'WEB' } }));
    const asked = answer && { status: answer.status, body: await answer.json() };
    const html = encodeURIComponent(JSON.stringify({ ...told, url, asked }));
    const styles = [{ dataEmotion: 'sp abc', css: '.sp-abc{color:red}' }];
    return { html, links: '<link rel="preload" href="/x">', styles, script: 'early()', state: '{"queries":["</script>"]}' };
  };`,
);

const sandbox = useSandbox({ portalDist: folder.path });

const page = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
  const { body } = await sandbox().app.inject({
    url,
    headers: { accept: 'text/html', host: 'localhost', 'accept-language': 'en-GB', ...headers },
  });
  return body;
};

/** Returns the context of a rendered page, or null when rendering is left to the browser. */
async function loadContext(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const content = /<div id="root"(?: data-hydrating)?>(.*)<\/div>/.exec(
    await page(url, headers),
  )?.[1];
  return content ? JSON.parse(decodeURIComponent(content)) : null;
}

const mitte = '/studio/bm9ydGhzaWRlOjEwMDE=';

test('passes address, host, language and brand', async () => {
  expect(await loadContext(`${mitte}/course?from=x`)).toMatchObject({
    url: `http://portal.invalid${mitte}/course?from=x`,
    hostname: 'localhost',
    locale: 'en-GB',
    whitelabel: { name: 'Northside Athletics', brandIdentifier: expect.any(String) },
  });
});

test.each([
  ['', 'fr-CH, de;q=0.5', 'fr-CH'],
  ['?lo=pl', 'fr-CH', 'pl'],
  ['?locale=hu', 'fr-CH', 'hu'],
])('for query "%s" and Accept-Language %s renders in %s', async (query, wish, locale) => {
  expect(await loadContext(`${mitte}/course${query}`, { 'accept-language': wish })).toMatchObject({
    locale,
  });
});

test('passes the brand’s own texts in the page’s language', async () => {
  const { body } = await sandbox().call('getWhitelabelConfig');
  const own = { tag: body.brandIdentifier, messageId: 'courses.title', text: 'Classes' };
  await sandbox()
    .services.db.insert(translations)
    .values({ ...own, language: 'en-GB' })
    .onConflictDoUpdate({
      target: [translations.tag, translations.language, translations.messageId],
      set: own,
    });
  expect(await loadContext(`${mitte}/course`)).toMatchObject({
    words: { 'courses.title': 'Classes' },
  });
  expect(await loadContext(`${mitte}/course?lo=hu-HU`)).not.toHaveProperty([
    'words',
    'courses.title',
  ]);
});

test('calls the backend without the session of the request', async () => {
  const call = encodeURIComponent('/nox/public/v1/studios/1001');
  const cookie = await sandbox().cookie('member');
  const own = encodeURIComponent('/nox/v1/me/info');
  expect(await loadContext(`${mitte}?call=${call}`)).toMatchObject({
    asked: { status: 200, body: { id: 1001, name: 'Northside Mitte' } },
  });
  await page(`${mitte}?call=${own}`, { cookie });
  expect(await loadContext(`${mitte}?call=${own}`)).not.toMatchObject({ asked: { status: 200 } });
});

test('embeds the render with its styles and script for a visitor, and escapes the responses', async () => {
  const html = await page(mitte);
  expect(html).toContain('<div id="root" data-hydrating>');
  expect(html).toContain('data-emotion="sp abc">.sp-abc{color:red}</style>');
  expect(html).toMatch(/<script nonce="[^"]+">early\(\)<\/script>/);
  expect(html).toContain('<link rel="preload" href="/x">');
  expect(html).toContain(
    String.raw`id="query-state" lang="en-GB">{"queries":["\u003c/script>"]}</script>`,
  );
  expect(html).toContain('id="brand-words" lang="en-GB">{');
});

test('embeds only the responses for a member, whose page differs', async () => {
  const html = await page(mitte, { cookie: await sandbox().cookie('member') });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('id="query-state"');
  expect(html).not.toContain('data-emotion');
});

test.each([
  ['without the portal’s own header', `${mitte}?hideHeader=true`],
  ['without the portal’s own footer', `${mitte}?hideFooter=true`],
  ['of a studio that does not exist', `/studio/${btoa('northside:9999')}/news`],
  ['whose render fails', `${mitte}?breaks`],
])('leaves a page %s to the browser', async (_, url) => {
  const html = await page(url);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('query-state');
});

test('passes the name of a brand unchanged', async () => {
  const name = '</h1><script>alert(1)</script>';
  await sandbox()
    .services.db.update(whitelabelConfigs)
    .set({ name })
    .where(eq(whitelabelConfigs.id, 0));
  expect(await loadContext(mitte)).toMatchObject({ whitelabel: { name } });
});
