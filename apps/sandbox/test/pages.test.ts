/** Data of the pages other than booking: legal documents, news, translations, tracking, maps. */
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { features, menuEntries } from '../src/domains/brands/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { trackingEvents } from '../src/domains/tracking/tables.ts';
import { useSandbox } from './harness/sandbox.ts';
import { trackingEvent } from './operations/happyPages.ts';

const sandbox = useSandbox();
const atStudio = { organizationUnitId: 1001 };
const token = 'sample-maps-token';

test('lists legal documents in footer order, the same in every operation', async () => {
  const { body } = await sandbox().call('listLegalInfos', { query: atStudio });
  expect(body.map(({ type, externalUrl }) => [type, externalUrl])).toEqual([
    ['GENERAL_TERMS', false],
    ['PRIVACY', true],
  ]);
  const active = await sandbox().call('getActiveLegalInfos', { query: atStudio });
  expect(active.body.activeLegalInfos).toEqual(body);
  const one = await sandbox().call('getLegalInfo', { path: { type: 'PRIVACY' }, query: atStudio });
  expect(one.body).toEqual(body[1]);
});

test('rejects an unknown type of document as invalid input', async () => {
  const { status, errors } = await sandbox().call('getLegalInfo', {
    path: { type: 'RECIPES' },
    query: atStudio,
  });
  expect([status, errors[0]?.typedArgs]).toEqual([400, [{ type: 'FIELD', value: 'type' }]]);
});

test('publishes news at their time in the studio’s time zone, latest first', async () => {
  const { clock } = sandbox().services;
  const dates = async () =>
    (await sandbox().call('listStudioNews', { query: atStudio })).body.map(
      ({ publishDate }) => publishDate,
    );
  const [later, earlier] = ['2026-11-24T08:00:00+01:00', '2026-11-20T12:30:00+01:00'];
  expect(await dates()).toEqual([later, earlier]);
  clock.set(new Date('2026-11-24T06:59:59Z'));
  expect(await dates()).toEqual([earlier]);
});

test('returns the languages of the given studio, else of the home studio, else the default', async () => {
  const locales = async (as: 'member' | 'visitor', query = {}) =>
    (await sandbox().call('getTranslationLocales', { as, query })).body;
  const northside = {
    multiLanguageSupport: true,
    translationLocales: ['de_DE', 'en_GB'],
    studioLocale: 'de_DE',
  };
  expect(await locales('member')).toEqual(northside);
  expect(await locales('visitor', atStudio)).toEqual(northside);
  expect(await locales('visitor')).toEqual({
    multiLanguageSupport: false,
    translationLocales: [],
    studioLocale: 'de_DE',
  });
});

test('prefers a studio’s feature switch to its chain’s', async () => {
  const switches = async (organizationUnitId: number) =>
    (await sandbox().call('listPublicFeatures', { query: { organizationUnitId } })).body;
  await sandbox().state('a studio', { organizationUnitId: 1002 });
  await sandbox()
    .services.db.insert(features)
    .values([
      { tenant: 'northside', name: 'TRACKING_EVENTS', enabled: true, studioId: 1001 },
      { tenant: 'northside', name: 'TRIAL_SESSION', enabled: false, studioId: 1002 },
    ]);
  expect(await switches(1001)).toEqual([
    { name: 'TRIAL_SESSION', enabled: true },
    { name: 'TRACKING_EVENTS', enabled: true },
  ]);
  expect(await switches(1002)).toEqual([
    { name: 'TRIAL_SESSION', enabled: false },
    { name: 'TRACKING_EVENTS', enabled: false },
  ]);
});

test('lists menu entries for members to members only', async () => {
  await sandbox()
    .services.db.update(menuEntries)
    .set({ membersOnly: true })
    .where(eq(menuEntries.permission, 'NEWS'));
  const permissions = ({ body }: { body: Schemas['MenuEntry'][] }) =>
    body.map(({ permission }) => permission);
  const query = atStudio;
  const all = await sandbox().call('listActiveMenuEntries', { as: 'member', query });
  expect(permissions(all)).toEqual(['COURSES', 'NEWS']);
  const open = await sandbox().call('listPublicActiveMenuEntries', { query });
  expect(permissions(open)).toEqual(['COURSES']);
});

test('returns texts by tag and language', async () => {
  await sandbox().state('texts', { tag: 'northside', language: 'en-GB' });
  const { body } = await sandbox().call('getTranslations', {
    path: { tag: 'northside', language: 'en-GB' },
  });
  expect(body).toEqual({ 'courses.title': 'Classes', 'home.coursesTile': 'Classes and times' });
  // A brand without its own texts in a language returns none; an unknown tag is an error.
  const other = await sandbox().call('getTranslations', {
    path: { tag: 'northside', language: 'de-DE' },
  });
  expect(other).toMatchObject({ status: 200, body: {} });
  const unknown = await sandbox().call('getTranslations', {
    path: { tag: 'nowhere', language: 'de-DE' },
  });
  expect(unknown.errorCode).toBe('translation.error.notfound');
});

test('stores a tracking event with its time of arrival', async () => {
  const { call, services } = sandbox();
  const { status } = await call('createTrackingEvent', { body: trackingEvent });
  expect(status).toBe(204);
  expect(await services.db.select().from(trackingEvents)).toEqual([
    { ...trackingEvent, id: expect.any(Number), receivedAt: services.clock.now() },
  ]);
});

test.for([
  ['another application', { applicationName: 'OTHER' }, 'applicationName'],
  ['an oversized name', { eventName: 'a'.repeat(121) }, 'eventName'],
  [
    'an oversized referrer',
    { properties: { ...trackingEvent.properties, referrer: 'x'.repeat(2001) } },
    'properties.referrer',
  ],
  [
    'an undeclared property',
    { properties: { ...trackingEvent.properties, diary: 'x' } },
    'properties.diary',
  ],
] as const)('rejects an event with %s and stores nothing', async ([, change, field]) => {
  const { call, services } = sandbox();
  const { status, errors } = await call('createTrackingEvent', {
    body: { ...trackingEvent, ...change },
  });
  expect([status, errors[0]?.typedArgs]).toEqual([400, [{ type: 'FIELD', value: field }]]);
  expect(await services.db.select().from(trackingEvents)).toEqual([]);
});

const findPlaces = async (text: string, query: Record<string, string | number> = {}) =>
  (
    await sandbox().call('listPlaces', {
      query: { text, type: 'place', limit: 6, token, ...query },
    })
  ).body;

test.for([
  ['zür', 'Zürich'],
  ['ZUR', 'Zürich'],
  ['zuer', 'Zürich'],
  ['gießen', 'Gießen'],
  ['giess', 'Gießen'],
  ['(oder)', 'Frankfurt (Oder)'],
  ['bienne', 'Biel/Bienne'],
] as const)('finds %s as %s', async ([text, name]) => {
  expect((await findPlaces(text)).map((place) => place.name)).toContain(name);
});

test('sorts places that start with the text before others, and larger towns before smaller ones', async () => {
  expect((await findPlaces('frankfurt')).map(({ name }) => name)).toEqual([
    'Frankfurt am Main',
    'Frankfurt (Oder)',
  ]);
  const [first, ...others] = (await findPlaces('halle')).map(({ name }) => name);
  expect(first).toBe('Halle (Saale)');
  expect(others).toEqual([]);
  expect((await findPlaces('ber', { limit: 2 })).map(({ name }) => name)).toEqual([
    'Berlin',
    'Bern',
  ]);
});

test('searches only the given countries, up to the limit', async () => {
  expect(await findPlaces('Milano')).toEqual([]);
  expect(await findPlaces('Milano', { country: 'it' })).toHaveLength(1);
  expect(await findPlaces('e')).toHaveLength(6);
  expect(await findPlaces('e', { limit: 3 })).toHaveLength(3);
  expect(await findPlaces('   ')).toEqual([]);
});

test('returns one place by default', async () => {
  const { body } = await sandbox().call('listPlaces', { query: { text: 'e', token } });
  expect(body).toHaveLength(1);
});

test('names a place with region and country in the requested language', async () => {
  const name = async (language: string) => {
    const { body } = await sandbox().call('listPlaces', {
      query: { text: 'Köln', type: 'place', token },
      headers: { 'accept-language': language },
    });
    return body[0]?.placeName;
  };
  expect(await name('de')).toBe('Köln, Nordrhein-Westfalen, Deutschland');
  expect(await name('en')).toBe('Köln, Nordrhein-Westfalen, Germany');
});

test('finds the region of the nearest town, and none at sea', async () => {
  const regions = async (latitude: number, longitude: number) =>
    (
      await sandbox().call('listRegions', { query: { latitude, longitude, type: 'region', token } })
    ).body.map(({ name, placeName }) => [name, placeName]);
  expect(await regions(48.1, 11.5)).toEqual([['Bayern', 'Bayern, Deutschland']]);
  expect(await regions(52.5, 13.4)).toEqual([['Berlin', 'Berlin, Deutschland']]);
  expect(await regions(40, -40)).toEqual([]);
});

test('draws a static map in the requested size, the same each time', async () => {
  const picture = (query: Record<string, number>) =>
    sandbox().call('getStaticImage', {
      query: { longitude: 13.39, latitude: 52.53, width: 640, token, ...query },
    });
  const first = await picture({});
  expect(first.headers['content-type']).toBe('image/svg+xml');
  expect(first.text).toMatch(/^<svg [^>]*viewBox="0 0 640 333" width="640" height="333">/);
  expect((await picture({})).text).toBe(first.text);
  expect((await picture({ longitude: 9.99 })).text).not.toBe(first.text);
  const sharp = await picture({ scale: 2, width: 1280 });
  expect(sharp.text).toMatch(/viewBox="0 0 1280 333" width="2560" height="666">/);
  expect(first.text).not.toContain('<text');
});
