/** What the portal is told of a page before its scripts run; how that looks is the portal's (apps/portal, src/server). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { menuEntries, whitelabelConfigs } from '../src/domains/brands/tables.ts';
import { studioNews } from '../src/domains/news/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { translations } from '../src/domains/translations/tables.ts';
import { temporaryFolder } from './harness/process.ts';
import { useSandbox } from './harness/sandbox.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

mkdirSync(`${folder.path}/assets`);
mkdirSync(`${folder.path}/server`);
writeFileSync(`${folder.path}/index.html`, '<html><body><!--start--></body></html>');
// In place of the portal's own: it repeats what it is told.
writeFileSync(
  `${folder.path}/server/firstPaint.js`,
  `export const brandCss = () => '';
  export const startCss = '';
  export const startLocale = (wishes) => wishes.find((wish) => wish !== null) ?? 'en-GB';
  export const startHtml = (start) => encodeURIComponent(JSON.stringify(start));`,
);

const sandbox = useSandbox({ portalDist: folder.path });

/** What is painted at an address; null when nothing is. */
async function start(
  url: string,
  acceptLanguage = 'en-GB',
  more: Record<string, string> = {},
): Promise<unknown> {
  const { body } = await sandbox().app.inject({
    url,
    headers: { accept: 'text/html', host: 'localhost', 'accept-language': acceptLanguage, ...more },
  });
  const told = /<body>(.*)<\/body>/.exec(body)?.[1];
  return told ? JSON.parse(decodeURIComponent(told)) : null;
}

const mitte = '/studio/bm9ydGhzaWRlOjEwMDE=';

test('a studio’s home has its names and the logo of the brand', async () => {
  expect(await start(mitte)).toMatchObject({
    logo: { url: '/brands/northside/logo.svg' },
    page: { kind: 'studio', chain: 'Northside Athletics', studio: 'Northside Mitte' },
  });
});

test('a studio of a type of its own shows its own logo', async () => {
  const own = { logoUrl: '/sample-logo.svg', type: 2 };
  await sandbox().services.db.update(studios).set(own).where(eq(studios.id, 1001));
  expect(await start(mitte)).toMatchObject({
    logo: { name: 'Northside Mitte', url: '/sample-logo.svg' },
  });
  await sandbox().services.db.update(studios).set({ type: 1 }).where(eq(studios.id, 1001));
  expect(await start(mitte)).toMatchObject({ logo: { url: '/brands/northside/logo.svg' } });
});

test.each([
  ['', 'fr-CH, de;q=0.5', 'fr-CH'],
  ['?lo=pl', 'fr-CH', 'pl'],
  ['?locale=hu', 'fr-CH', 'hu'],
])('%s of a reader of %s: in %s', async (query, acceptLanguage, locale) => {
  expect(await start(`${mitte}/course${query}`, acceptLanguage)).toMatchObject({ locale });
});

test('the brand’s own words come along, in the language of the page', async () => {
  const { body } = await sandbox().call('getWhitelabelConfig');
  const own = { tag: body.brandIdentifier, messageId: 'courses.title', text: 'Classes' };
  await sandbox()
    .services.db.insert(translations)
    .values({ ...own, language: 'en-GB' })
    .onConflictDoUpdate({
      target: [translations.tag, translations.language, translations.messageId],
      set: own,
    });
  expect(await start(`${mitte}/course`)).toMatchObject({
    words: { 'courses.title': 'Classes' },
    page: { kind: 'courses' },
  });
  expect(await start(`${mitte}/course?lo=hu-HU`)).not.toHaveProperty(['words', 'courses.title']);
});

test('the login is painted for whoever is not logged in, registering beside it is not', async () => {
  const login = `${mitte}/login-register`;
  expect(await start(login)).toMatchObject({ page: { kind: 'login' } });
  const cookie = await sandbox().cookie('member');
  expect(await start(login, 'en-GB', { cookie })).toBeNull();
  expect(await start(mitte, 'en-GB', { cookie })).not.toBeNull();
  expect(await start(`${login}?register`)).toBeNull();
});

test('the news begin with the picture of the latest that is published', async () => {
  const { body } = await sandbox().call('listStudioNews', { query: { organizationUnitId: 1001 } });
  const latest = body[0]?.image;
  expect(latest).toBeTruthy();
  expect(await start(`${mitte}/news`)).toMatchObject({ page: { kind: 'news', picture: latest } });
  await sandbox().services.db.delete(studioNews).where(eq(studioNews.studioId, 1001));
  expect(await start(`${mitte}/news`)).toMatchObject({ page: { kind: 'news', picture: null } });
});

test('the studio list begins with the filters that its call would give, and the first picture', async () => {
  const { body } = await sandbox().call('listBookingPortalStudios', {
    headers: { 'X-Tenant': 'northside', 'Accept-Language': 'de' },
  });
  const told = await start('/studios/northside', 'de');
  expect(told).toMatchObject({ page: { kind: 'studios', picture: body[0]?.image } });
  const names = new Set(body.flatMap(({ features }) => features.map(({ name }) => name)));
  const features = [...names]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => ({
      name,
      count: body.filter((studio) => studio.features.some((feature) => feature.name === name))
        .length,
    }));
  expect(features).not.toEqual([]);
  expect(told).toHaveProperty('page.filters.1', features);
});

test.each([
  ['a page that only the scripts can begin', `${mitte}/course/401`],
  ['a page without the portal’s own header', `${mitte}?hideHeader=true`],
  ['a list that leads on to one studio', '/studios/northside?o=1001'],
  ['the finder of all chains', '/studios?s=finder-group'],
  ['a chain that does not exist', '/studios/nobody'],
  ['a studio that does not exist', `/studio/${btoa('northside:9999')}/news`],
  ['the rest', '/me/bookings'],
])('%s is not painted', async (_, url) => {
  expect(await start(url)).toBeNull();
});

test('a page that is not in the studio’s menu is not painted', async () => {
  await sandbox()
    .services.db.delete(menuEntries)
    .where(and(eq(menuEntries.studioId, 1001), eq(menuEntries.permission, 'NEWS')));
  expect(await start(`${mitte}/news`)).toBeNull();
  expect(await start(`${mitte}/course`)).not.toBeNull();
});

test('names go out as they are; making them harmless is the portal’s', async () => {
  const name = '</h1><script>alert(1)</script>';
  const { db } = sandbox().services;
  await db.update(whitelabelConfigs).set({ name }).where(eq(whitelabelConfigs.id, 0));
  await db.update(studios).set({ name }).where(eq(studios.id, 1001));
  expect(await start(mitte)).toMatchObject({ page: { studio: name } });
});
