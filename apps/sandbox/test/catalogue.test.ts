/** The studio catalog of the sample data: across chains, filtered, and localized. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { whitelabelConfigs } from '../src/domains/brands/tables.ts';
import {
  additionalMenuEntries,
  studioCategories,
  studioFeatureCategories,
  studioListings,
} from '../src/domains/catalogue/tables.ts';
import { trainingSections } from '../src/domains/facilities/tables.ts';
import { seedSteps } from '../src/domains/service/tables.ts';
import { setOutage } from '../src/domains/service/outage.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { seed } from '../src/seed/seed.ts';
import { studiosAbroad } from '../src/seed/abroad.ts';
import { sampleStudios } from '../src/seed/studios.ts';
import type { Schemas } from '../src/platform/api.ts';
import { openEmpty } from './harness/databases.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

const allStudios = [...sampleStudios, ...studiosAbroad];

let store: OpenDatabase;
let sandbox: Sandbox;

beforeAll(async () => {
  store = await openEmpty();
  await seed(store.db, new Date('2026-10-20T10:00:00Z'));
  sandbox = await createSandbox(store);
});

afterAll(async () => {
  await sandbox.app.close();
  await store.close();
});

/** Requests without a tenant, as a portal for several chains does. */
function getStudios<Body>(path: string, language = 'en-GB'): Promise<Body> {
  return getUrl(`/v1/public/studios/${path}`, language);
}

async function getUrl<Body>(url: string, language = 'en-GB'): Promise<Body> {
  const answer = await sandbox.app.inject({
    url,
    headers: { 'x-nox-client-type': 'WEB', 'accept-language': language },
  });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<Body>();
}

type Finder = Schemas['BookingPortalStudio'][];

const toNames = (named: { name: string }[]) => named.map(({ name }) => name);

test('lists every sample studio with the data to search, filter and map it', async () => {
  const found = await getStudios<Finder>('forbookingportal');
  expect(toNames(found)).toEqual(toNames(allStudios).toSorted());
  for (const studio of found) {
    expect(studio.coordinates).not.toBeNull();
    expect(studio.categories.length).toBeGreaterThan(0);
    expect(studio.features.length).toBeGreaterThan(0);
    expect(studio.closingHoursDtos.length).toBeGreaterThan(0);
  }
  expect(found.filter(({ rating }) => rating.average === null)).toHaveLength(1);
  const light = await getStudios<Schemas['FilterStudio'][]>('forfilters');
  expect(light.map(({ featureIds }) => new Set(featureIds))).toEqual(
    found.map(({ features }) => new Set(features.map(({ id }) => id))),
  );
});

test.for([
  ['one country', 'countryCode=US', ['Volt Brooklyn', 'Volt Venice Beach']],
  ['a country without studios', 'countryCode=FR', []],
  [
    'either of two categories',
    'category=4&category=5',
    ['Arcade Leipzig', 'Arcade Milano', 'Northside Isar'],
  ],
  ['both of two features', 'feature=11&feature=13', ['Arcade Milano', 'Northside Isar']],
  ['all filters combined', 'countryCode=DE&category=2&feature=11&feature=12', ['Northside Mitte']],
] as const)('filters the list and the count by %s', async ([, query, names]) => {
  expect(toNames(await getStudios<Finder>(`forbookingportal?${query}`))).toEqual(names);
  expect(await getStudios(`count?${query}`)).toEqual({ count: names.length });
});

test('lists only the tenant’s own studios', async () => {
  const { body } = await sandbox.call('listBookingPortalStudios', {
    headers: { 'x-tenant': 'arcade' },
  });
  expect(toNames(body)).toEqual(['Arcade Leipzig', 'Arcade Milano']);
});

test('counts studios per city, ordered by count and then by name', async () => {
  const cities = await getStudios<Schemas['CityStudioCount'][]>('countbycity');
  expect(cities.reduce((sum, { count }) => sum + count, 0)).toBe(allStudios.length);
  expect(cities.map(({ city }) => city)).toEqual(
    cities.map(({ city }) => city).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
});

test('localizes and sorts categories in the requested language, or else in English', async () => {
  const categories = async (language: string) =>
    toNames(await getStudios<Schemas['StudioCategory'][]>('categories', language));
  expect(await categories('en-US')).toEqual([
    'Boxing',
    'Climbing',
    'Dance',
    'Functional training',
    'Gym',
    'Pilates',
    'Yoga',
  ]);
  expect(await categories('de-AT')).toEqual([
    'Boxen',
    'Fitnessstudio',
    'Functional Training',
    'Klettern',
    'Pilates',
    'Tanz',
    'Yoga',
  ]);
  expect(await categories('hu-HU')).toEqual(await categories('en-GB'));
  const groups = await getStudios<Schemas['StudioFeatureCategory'][]>('featureCategories', 'de-DE');
  expect(groups.map(({ name }) => name)).toEqual(['Anreise', 'Vor Ort', 'Wellness']);
});

test('lists studios for guests that everyone can book at', async () => {
  const options = await getStudios<Schemas['StudioBookingOptions'][]>('bookingoptions');
  const open = options.filter((studio) => studio.options.length > 0);
  const guests = await getStudios<Schemas['ListedStudio'][]>('formysportsguest');
  expect(guests.map(({ id }) => id)).toEqual(
    open.map(({ organizationUnitId }) => organizationUnitId),
  );
  expect(await getStudios('forstudioconnect')).toHaveLength(allStudios.length);
});

test('serves a logo per brand and varies the cache by tenant', async () => {
  const logos = [];
  for (const [tenant, studioId] of [
    ['northside', 1001],
    ['volt', 2001],
    ['arcade', 3001],
  ] as const) {
    const request = { path: { studioId }, headers: { 'x-tenant': tenant } };
    const { headers, body } = await sandbox.call('getStudioLogo', request);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=86400',
      vary: expect.stringContaining('X-Tenant'),
    });
    expect(body).toMatch(/^<svg .*<\/svg>$/);
    const { body: any } = await sandbox.call('getAnyStudioLogo', request);
    expect(any).toBe(body);
    logos.push(body);
  }
  expect(new Set(logos).size).toBe(3);
});

test('counts facilities per category and lists those open to other chains', async () => {
  const kinds = await getUrl<Schemas['FacilityCategory'][]>('/v1/public/facilities/categories');
  for (const { id, facilityCount } of kinds)
    expect(await getStudios(`count?category=${id}`)).toEqual({ count: facilityCount });
  const { body: ofArcade } = await sandbox.call('listFacilityCategories', {
    headers: { 'x-tenant': 'arcade' },
  });
  expect(toNames(ofArcade)).toEqual(['Climbing', 'Dance', 'Functional training']);
  const open = await getUrl<Schemas['CheckInFacility'][]>(
    '/v1/public/universal-check-in/facilities',
  );
  expect(open.map(({ facilityId }) => facilityId)).toEqual([3002, 1002, 1001, 2003]);
});

test('lists training sections in order, or reports them as disabled', async () => {
  const { body } = await sandbox.call('getTrainingSectionConfiguration', {
    path: { facilityId: 1001 },
  });
  expect(body.sections.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(body.enabled).toBe(true);
  const none = await sandbox.call('getTrainingSectionConfiguration', {
    path: { facilityId: 1003 },
  });
  expect(none.body).toEqual({ facilityId: 1003, enabled: false, sections: [] });
});

test('resolves paths with a common prefix', async () => {
  const one = await getStudios<Schemas['BookingPortalStudio']>('volt-koeln');
  expect(one).toMatchObject({ id: 2003, tenant: 'volt' });
  expect(await getStudios(`${one.externalId}/rating`)).toEqual(one.rating);
  expect(await getStudios('volt-group/config')).toMatchObject({ tenant: 'volt' });
  expect(await getStudios('count')).toEqual({ count: allStudios.length });
});

test('adds the catalog to a database of an earlier version on the next start', async () => {
  const before = await getStudios<Finder>('forbookingportal');
  const later = new Date('2026-10-21T10:00:00Z');
  await seed(store.db, later);
  expect(await getStudios('forbookingportal')).toEqual(before);
  for (const table of [studioListings, studioCategories, studioFeatureCategories])
    await store.db.delete(table);
  await store.db.delete(additionalMenuEntries);
  await store.db.delete(trainingSections);
  // The earlier version had no studios abroad and recorded no seed steps.
  await store.db.delete(studios).where(
    inArray(
      studios.id,
      studiosAbroad.map(({ id }) => id),
    ),
  );
  await store.db.delete(seedSteps);
  await seed(store.db, later);
  expect(await getStudios('forbookingportal')).toEqual(before);
});

test('configures a portal for one studio, for several chains, or in maintenance', async () => {
  const config = () => getStudios<Schemas['TenantConfig']>('arcade-group/config');
  const several = await config();
  expect(several).toMatchObject({ tenant: 'arcade', organizationUnitId: null, studioUuid: null });
  expect(several).toMatchObject({ isBookingPortal: false, maintenance: false });
  await store.db.delete(studios).where(eq(studios.id, 3002));
  expect(await config()).toEqual({
    ...several,
    organizationUnitId: 3001,
    studioUuid: btoa('arcade:3001'),
  });
  await store.db
    .update(whitelabelConfigs)
    .set({ tenantName: null, customCancellationLink: 'https://arcade.example/bye' })
    .where(eq(whitelabelConfigs.tenantName, 'arcade'));
  await setOutage(store.db, 'maintenance');
  expect(await config()).toEqual({
    ...several,
    tenant: null,
    isBookingPortal: true,
    maintenance: true,
    contractTerminationLink: 'https://arcade.example/bye',
  });
});
