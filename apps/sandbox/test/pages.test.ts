/** What the pages beside booking are made of: legal documents, news, texts, statistics, maps. */
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

test('legal documents come in the order of the footer, alike in every call', async () => {
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

test('a kind of document that nobody knows is bad input, not a missing document', async () => {
  const { status, errors } = await sandbox().call('getLegalInfo', {
    path: { type: 'RECIPES' },
    query: atStudio,
  });
  expect([status, errors[0]?.typedArgs]).toEqual([400, [{ type: 'FIELD', value: 'type' }]]);
});

test('news appear when their time has come, the latest first, on the clock of the studio', async () => {
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

test('the languages are those of the studio that is named, else of the home studio, else the default', async () => {
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

test('a switch that is set for the studio goes before that of its chain', async () => {
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

test('entries of the menu that are for members are shown to members alone', async () => {
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

test('texts are those of the tag and the language', async () => {
  await sandbox().state('texts', { tag: 'northside', language: 'en-GB' });
  const { body } = await sandbox().call('getTranslations', {
    path: { tag: 'northside', language: 'en-GB' },
  });
  expect(body).toEqual({ 'courses.title': 'Classes', 'home.coursesTile': 'Classes and times' });
  // A brand without words of its own in a language has none, which is no fault; a tag that is no brand is one.
  const other = await sandbox().call('getTranslations', {
    path: { tag: 'northside', language: 'de-DE' },
  });
  expect(other).toMatchObject({ status: 200, body: {} });
  const unknown = await sandbox().call('getTranslations', {
    path: { tag: 'nowhere', language: 'de-DE' },
  });
  expect(unknown.errorCode).toBe('translation.error.notfound');
});

test('an event is kept with the time of its arrival', async () => {
  const { call, services } = sandbox();
  const { status } = await call('createTrackingEvent', { body: trackingEvent });
  expect(status).toBe(204);
  expect(await services.db.select().from(trackingEvents)).toEqual([
    { ...trackingEvent, id: expect.any(Number), receivedAt: services.clock.now() },
  ]);
});

test.for([
  ['another application', { applicationName: 'OTHER' }, 'applicationName'],
  ['a name that fills the table', { eventName: 'a'.repeat(121) }, 'eventName'],
  [
    'a referrer that fills the table',
    { properties: { ...trackingEvent.properties, referrer: 'x'.repeat(2001) } },
    'properties.referrer',
  ],
  [
    'a property of somebody’s own',
    { properties: { ...trackingEvent.properties, diary: 'x' } },
    'properties.diary',
  ],
] as const)('an event with %s is refused, and nothing is kept', async ([, change, field]) => {
  const { call, services } = sandbox();
  const { status, errors } = await call('createTrackingEvent', {
    body: { ...trackingEvent, ...change },
  });
  expect([status, errors[0]?.typedArgs]).toEqual([400, [{ type: 'FIELD', value: field }]]);
  expect(await services.db.select().from(trackingEvents)).toEqual([]);
});

const places = async (text: string, query: Record<string, string | number> = {}) =>
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
] as const)('%s finds %s', async ([text, name]) => {
  expect((await places(text)).map((place) => place.name)).toContain(name);
});

test('what begins with the text comes first, then what contains it; larger towns before smaller ones', async () => {
  expect((await places('frankfurt')).map(({ name }) => name)).toEqual([
    'Frankfurt am Main',
    'Frankfurt (Oder)',
  ]);
  const [first, ...others] = (await places('halle')).map(({ name }) => name);
  expect(first).toBe('Halle (Saale)');
  expect(others).toEqual([]);
  expect((await places('ber', { limit: 2 })).map(({ name }) => name)).toEqual(['Berlin', 'Bern']);
});

test('only the countries that were named are looked in, and no more than the limit is answered', async () => {
  expect(await places('Milano')).toEqual([]);
  expect(await places('Milano', { country: 'it' })).toHaveLength(1);
  expect(await places('e')).toHaveLength(6);
  expect(await places('e', { limit: 3 })).toHaveLength(3);
  expect(await places('   ')).toEqual([]);
});

test('one place is looked up unless more are asked for', async () => {
  const { body } = await sandbox().call('listPlaces', { query: { text: 'e', token } });
  expect(body).toHaveLength(1);
});

test('a place is named with its region and country, in the language of the reader', async () => {
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

test('the region around a position is that of the nearest town; at sea there is none', async () => {
  const regions = async (latitude: number, longitude: number) =>
    (
      await sandbox().call('listRegions', { query: { latitude, longitude, type: 'region', token } })
    ).body.map(({ name, placeName }) => [name, placeName]);
  expect(await regions(48.1, 11.5)).toEqual([['Bayern', 'Bayern, Deutschland']]);
  expect(await regions(52.5, 13.4)).toEqual([['Berlin', 'Berlin, Deutschland']]);
  expect(await regions(40, -40)).toEqual([]);
});

test('the picture of the map has the size that was asked for, and is the same each time', async () => {
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
