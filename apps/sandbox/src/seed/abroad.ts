/**
 * Adds a sample studio in Switzerland and one in Hungary, which are about to open: they sell memberships, passes and
 * vouchers, but have no courses yet. Prices in francs are multiples of five rappen, and forints have no decimals.
 * SEPA debits neither currency.
 */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { menuEntries } from '../domains/brands/tables.ts';
import { studioListings } from '../domains/catalogue/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Schemas } from '../platform/api.ts';
import { seedStudioContracts } from './contracts.ts';
import { seedLegal } from './legal.ts';
import { seedStudioProducts } from './products.ts';
import { type SamplePlace, seedPlaces } from './studios.ts';

type Abroad = SamplePlace & {
  paymentMethods: Schemas['OnlinePaymentMethod'][];
  listing: Omit<typeof studioListings.$inferInsert, 'studioId'>;
};

const places: readonly Abroad[] = [
  {
    id: 1004,
    tenant: 'northside',
    name: 'Northside Zürich',
    street: 'Mustergasse',
    zipCode: '8001',
    city: 'Zürich',
    at: [47.37, 8.54],
    phone: '+41 44 000 00 00',
    zoneId: 'Europe/Zurich',
    currencyCode: 'CHF',
    locale: 'de_CH',
    countryCode: 'CH',
    provinceCode: null,
    paymentMethods: ['CREDIT_CARD', 'TWINT'],
    listing: {
      alias: 'northside-zuerich',
      externalId: 'NS-1004',
      categoryIds: [1],
      featureIds: [22, 31, 32],
      ratingAverage: 4,
      ratingCount: 100,
    },
  },
  {
    id: 2004,
    tenant: 'volt',
    name: 'Volt Budapest',
    street: 'Minta utca',
    zipCode: '1051',
    city: 'Budapest',
    at: [47.5, 19.05],
    phone: '+36 1 000 0000',
    zoneId: 'Europe/Budapest',
    currencyCode: 'HUF',
    locale: 'hu_HU',
    countryCode: 'HU',
    provinceCode: null,
    paymentMethods: ['CREDIT_CARD', 'PAYPAL'],
    listing: {
      alias: 'volt-budapest',
      externalId: 'VG-2004',
      categoryIds: [1],
      featureIds: [31, 32],
      ratingAverage: 4,
      ratingCount: 100,
    },
  },
];

const ids = places.map(({ id }) => id);

/** Studios without a timetable, so they are not in `sampleStudios`. */
export const studiosAbroad = places.map(({ id, tenant, name, zoneId }) => ({
  id,
  tenant,
  name,
  zoneId,
}));

/** Returns whether the database has the studios. */
export const hasStudiosAbroad = async (db: Database): Promise<boolean> =>
  (await db.$count(studios, inArray(studios.id, ids))) > 0;

export async function seedAbroad(db: Database, now: Date): Promise<void> {
  await seedPlaces(db, places);
  for (const { id, paymentMethods } of places)
    await db.update(studios).set({ paymentMethods }).where(eq(studios.id, id));
  await seedLegal(db, now, ids);
  await db
    .insert(studioListings)
    .values(places.map(({ id: studioId, listing }) => ({ studioId, ...listing })));
  await db
    .insert(menuEntries)
    .values(
      ids.flatMap((studioId) =>
        (['CONTRACT', 'BENEFIT_OFFERS', 'DAY_TICKETS', 'VOUCHERS'] as const).map(
          (permission, at) => ({ studioId, permission, position: at + 1, membersOnly: false }),
        ),
      ),
    );
  for (const studio of await db.select().from(studios).where(inArray(studios.id, ids))) {
    await seedStudioContracts(db, studio, now);
    await seedStudioProducts(db, studio);
  }
}
