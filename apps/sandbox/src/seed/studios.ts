/**
 * Eight sample studios with a timetable: two in the United States in different time zones, one in Italy, the others
 * in Germany. Two more in Switzerland and Hungary are about to open (`abroad.ts`).
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { menuEntries } from '../domains/brands/tables.ts';
import { locations } from '../domains/bookings/courses/tables.ts';
import type { WeeklyClosing } from '../domains/studios/closings.ts';
import { studios } from '../domains/studios/tables.ts';
import type { TenantName } from './brands.ts';
import { toPicture } from '../platform/toPicture.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/** Closed outside of 6:30 to 22:30 on workdays and 9:00 to 20:00 at weekends. */
export const closingHours: WeeklyClosing[] = [
  ...weekdays.flatMap((dayOfWeek) => [
    { dayOfWeek, from: '00:00', until: '06:30' },
    { dayOfWeek, from: '22:30', until: '24:00' },
  ]),
  ...(['SATURDAY', 'SUNDAY'] as const).flatMap((dayOfWeek) => [
    { dayOfWeek, from: '00:00', until: '09:00' },
    { dayOfWeek, from: '20:00', until: '24:00' },
  ]),
];

type Place = {
  id: number;
  tenant: TenantName;
  name: string;
  street: string;
  zipCode: string;
  city: string;
  at: [latitude: number, longitude: number];
  phone: string;
};

const german = {
  zoneId: 'Europe/Berlin',
  currencyCode: 'EUR',
  locale: 'de_DE',
  countryCode: 'DE',
  provinceCode: null,
};
const italian = {
  ...german,
  zoneId: 'Europe/Rome',
  locale: 'it_IT',
  countryCode: 'IT',
  provinceCode: 'MI',
};
const american = { currencyCode: 'USD', locale: 'en_US', countryCode: 'US' };

type Region = Omit<typeof german, 'provinceCode'> & { provinceCode: string | null };

/** A sample studio with its location and regional settings. */
export type SamplePlace = Place & Region;

const places: readonly SamplePlace[] = [
  {
    ...german,
    id: 1001,
    tenant: 'northside',
    name: 'Northside Mitte',
    street: 'Musterstraße',
    zipCode: '10115',
    city: 'Berlin',
    at: [52.53, 13.39],
    phone: '+49 30 0000000',
  },
  {
    ...german,
    id: 1002,
    tenant: 'northside',
    name: 'Northside Hafen',
    street: 'Beispielkai',
    zipCode: '20457',
    city: 'Hamburg',
    at: [53.54, 9.99],
    phone: '+49 40 0000000',
  },
  {
    ...german,
    id: 1003,
    tenant: 'northside',
    name: 'Northside Isar',
    street: 'Probeweg',
    zipCode: '80469',
    city: 'München',
    at: [48.13, 11.57],
    phone: '+49 89 0000000',
  },
  {
    ...american,
    zoneId: 'America/New_York',
    provinceCode: 'NY',
    id: 2001,
    tenant: 'volt',
    name: 'Volt Brooklyn',
    street: 'Example Avenue',
    zipCode: '11201',
    city: 'Brooklyn',
    at: [40.69, -73.99],
    phone: '+1 718 555 0100',
  },
  {
    ...american,
    zoneId: 'America/Los_Angeles',
    provinceCode: 'CA',
    id: 2002,
    tenant: 'volt',
    name: 'Volt Venice Beach',
    street: 'Sample Boulevard',
    zipCode: '90291',
    city: 'Los Angeles',
    at: [33.99, -118.47],
    phone: '+1 310 555 0100',
  },
  {
    ...german,
    id: 2003,
    tenant: 'volt',
    name: 'Volt Köln',
    street: 'Testring',
    zipCode: '50672',
    city: 'Köln',
    at: [50.94, 6.94],
    phone: '+49 221 0000000',
  },
  {
    ...italian,
    id: 3001,
    tenant: 'arcade',
    name: 'Arcade Milano',
    street: 'Via Esempio',
    zipCode: '20121',
    city: 'Milano',
    at: [45.47, 9.19],
    phone: '+39 02 00000000',
  },
  {
    ...german,
    id: 3002,
    tenant: 'arcade',
    name: 'Arcade Leipzig',
    street: 'Musterpassage',
    zipCode: '04109',
    city: 'Leipzig',
    at: [51.34, 12.37],
    phone: '+49 341 0000000',
  },
];

/** Sample studios, for the timetable and for the output at start. */
export const sampleStudios = places.map(({ id, tenant, name, zoneId }) => ({
  id,
  tenant,
  name,
  zoneId,
}));

/** Rooms of each studio of a brand, with the categories of the courses in them. */
export const sampleRooms: Record<TenantName, Readonly<Record<string, readonly string[]>>> = {
  northside: {
    'Quiet room': ['Yoga'],
    'Garden room': ['Pilates', 'Back', 'Recovery'],
    'Bike loft': ['Cycling', 'Strength'],
  },
  volt: {
    'Iron hall': ['Strength', 'Mobility'],
    'The ring': ['Boxing', 'Conditioning'],
    'Dark room': ['Cycling'],
  },
  arcade: {
    'Mirror hall': ['Dance'],
    'Boulder cave': ['Climbing'],
    'Skylight loft': ['Functional'],
  },
};

/** Where a brand's events take place outdoors. */
export const outdoorPlaces: Record<TenantName, string> = {
  northside: 'Meadow in the park',
  volt: 'Training yard',
  arcade: 'Courtyard',
};

/** Converts a sample studio to a row. */
function toRow(place: SamplePlace): typeof studios.$inferInsert {
  const { id, tenant, name, zoneId, currencyCode, locale, street, zipCode, city, at } = place;
  const town = name.split(' ').slice(1).join('-').toLowerCase();
  const mail = `${town.replaceAll('ö', 'oe').replaceAll('ü', 'ue')}@${tenant}.example`;
  const address = {
    street,
    houseNumber: '1',
    zipCode,
    city,
    provinceCode: place.provinceCode,
    countryCode: place.countryCode,
  };
  const inUsa = place.countryCode === 'US';
  return {
    id,
    magiclineId: id + 24_000,
    tenant,
    name,
    zoneId,
    currencyCode,
    locale,
    logoUrl: `/brands/${tenant}/logo.svg`,
    image: toPicture('studio', id),
    type: 5,
    address: { ...address, houseNumberFirst: inUsa, hasState: inUsa },
    latitude: at[0],
    longitude: at[1],
    contacts: [
      { type: 'PHONE' as const, value: place.phone },
      { type: 'EMAIL' as const, value: mail },
    ],
    website: `https://${tenant}.example`,
    widgetOrigins: [`https://${tenant}.example`],
    email: mail,
    closingHours,
    onlineCancelationEnabled: true,
  };
}

/** Adds studios with their rooms. */
export async function seedPlaces(db: Database, sample: readonly SamplePlace[]): Promise<void> {
  await db.insert(studios).values(sample.map(toRow));
  await db
    .insert(locations)
    .values(
      sample.flatMap(({ id: studioId, tenant }) =>
        Object.keys(sampleRooms[tenant]).map((name) => ({ studioId, name })),
      ),
    );
}

/** Adds the outdoor place of each studio with a timetable. */
export async function seedOutdoorPlaces(db: Database): Promise<void> {
  await db
    .insert(locations)
    .values(places.map(({ id: studioId, tenant }) => ({ studioId, name: outdoorPlaces[tenant] })));
}

/** Lets one studio show the logo of its brand instead of its own, as `/brand-preview` needs. */
export async function removeOwnLogo(db: Database): Promise<void> {
  await db.update(studios).set({ logoUrl: null }).where(eq(studios.id, 1003));
}

export async function seedStudios(db: Database): Promise<void> {
  await seedPlaces(db, places);
  await db.insert(menuEntries).values(
    places.flatMap(({ id: studioId }) => [
      { studioId, permission: 'COURSES' as const, position: 1, membersOnly: false },
      { studioId, permission: 'NEWS' as const, position: 2, membersOnly: false },
    ]),
  );
}

/** Adds menu entries for contracts to all studios. */
export const seedContractEntries = async (db: Database): Promise<void> => {
  const existing = await db.select({ studioId: studios.id }).from(studios);
  await db.insert(menuEntries).values(
    existing.map(({ studioId }) => ({
      studioId,
      permission: 'CONTRACT' as const,
      position: 3,
      membersOnly: false,
    })),
  );
};

/** Adds menu entries for appointments and events to all studios. */
export const seedBookingEntries = async (db: Database): Promise<void> => {
  const existing = await db.select({ studioId: studios.id }).from(studios);
  await db.insert(menuEntries).values(
    existing.flatMap(({ studioId }) => [
      { studioId, permission: 'BENEFITS' as const, position: 5, membersOnly: false },
      { studioId, permission: 'STUDIO_EVENTS' as const, position: 6, membersOnly: false },
    ]),
  );
};
