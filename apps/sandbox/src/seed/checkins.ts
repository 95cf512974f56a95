/**
 * Check-ins of sample members: one with two years of history, one currently checked in, the others without any.
 * Northside and Volt offer self check-in; at Arcade the staff checks members in.
 */
import { createHash, randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../platform/database/database.ts';
import type { Customer } from '../domains/accounts/customers.ts';
import { defaultSettings } from '../domains/visits/settings.ts';
import { checkins, checkinSettings, crossTenantCheckins } from '../domains/visits/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, addMinutes, dayIn, daysBetween, instantAt, weekdayOf } from '../platform/time.ts';
import { findMember } from './findMember.ts';

/** Tokens of sample links; real ones are random. */
const sampleCrossTenantTokens = {
  open: 'xtc_Sample-Cross-Tenant-Northside-01',
  used: 'xtc_Sample-Cross-Tenant-Northside-02',
} as const;

/** Lets members check in by themselves at all studios but those of Arcade. */
export async function seedCheckinSettings(db: Database): Promise<void> {
  const rows = await db.select({ id: studios.id, tenant: studios.tenant }).from(studios);
  const set = rows.flatMap(({ id, tenant }) =>
    tenant === 'arcade'
      ? []
      : [
          {
            ...defaultSettings,
            studioId: id,
            selfCheckin: true,
            selfCheckout: tenant === 'northside',
            codeSecret: randomBytes(24).toString('base64url'),
          },
        ],
  );
  if (set.length > 0) await db.insert(checkinSettings).values(set).onConflictDoNothing();
}

/** Returns a pseudo-random number below a limit, the same for the same day and purpose. */
const randomInteger = (day: string, purpose: string, limit: number): number =>
  createHash('sha256').update(`${purpose} ${day}`).digest().readUInt32BE(0) % limit;

/** Percentage of weeks with a visit on a weekday. */
const visitPercentages = {
  MONDAY: 75,
  TUESDAY: 10,
  WEDNESDAY: 65,
  THURSDAY: 15,
  FRIDAY: 40,
  SATURDAY: 45,
  SUNDAY: 5,
} as const;

type Row = typeof checkins.$inferInsert;

/** Derives a stable id of a visit. */
function createId(day: string): string {
  const hex = createHash('sha256').update(`visit ${day}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Returns the visit of a day, if any: in the evening, or in the morning at weekends. */
function createVisits(
  customerId: number,
  usualStudio: StoredStudio,
  otherStudio: StoredStudio,
  day: string,
): Row[] {
  const weekday = weekdayOf(day);
  // No visits during two weeks of summer.
  const isAway = day.slice(5) >= '08-01' && day.slice(5) <= '08-14';
  if (isAway || randomInteger(day, 'comes', 100) >= visitPercentages[weekday]) return [];
  const isWeekend = weekday === 'SATURDAY' || weekday === 'SUNDAY';
  const studio = randomInteger(day, 'where', 12) === 0 ? otherStudio : usualStudio;
  const hour = (isWeekend ? 9 : 17) + randomInteger(day, 'hour', 2);
  const minute = randomInteger(day, 'minute', 60);
  const checkinAt = instantAt(studio.zoneId, day, `${twoDigits(hour)}:${twoDigits(minute)}`);
  return [
    {
      id: createId(day),
      customerId,
      studioId: studio.id,
      date: day,
      checkinAt,
      checkoutAt: addMinutes(checkinAt, 40 + randomInteger(day, 'length', 75)),
      automaticCheckoutAt: addMinutes(checkinAt, defaultSettings.longestVisitMinutes),
      by: 'ENTRANCE',
    },
  ];
}

/** Adds two years of visits until yesterday. */
async function seedRegular(
  db: Database,
  { id }: Customer,
  usualStudio: StoredStudio,
  otherStudio: StoredStudio,
  now: Date,
): Promise<void> {
  const today = dayIn(usualStudio.zoneId, now);
  const first = Temporal.PlainDate.from(today).subtract({ years: 2 }).toString();
  const days = Array.from({ length: daysBetween(first, today) }, (_, n) => addDays(first, n));
  const rows = days.flatMap((day) => createVisits(id, usualStudio, otherStudio, day));
  await db.insert(checkins).values(rows).onConflictDoNothing();
}

async function seedPresent(
  db: Database,
  { id }: Customer,
  studio: StoredStudio,
  now: Date,
): Promise<void> {
  const checkinAt = addMinutes(now, -25);
  await db
    .insert(checkins)
    .values({
      id: createId(`${id} ${checkinAt.toISOString()}`),
      customerId: id,
      studioId: studio.id,
      date: dayIn(studio.zoneId, checkinAt),
      checkinAt,
      automaticCheckoutAt: addMinutes(checkinAt, defaultSettings.longestVisitMinutes),
      by: 'ENTRANCE',
    })
    .onConflictDoNothing();
}

async function seedCrossTenant(
  db: Database,
  { id }: Customer,
  visited: StoredStudio,
  now: Date,
): Promise<void> {
  const { open, used } = sampleCrossTenantTokens;
  const link = { customerId: id, studioId: visited.id };
  await db
    .insert(crossTenantCheckins)
    .values([
      { ...link, token: open, validUntil: addMinutes(now, 30 * 1440), checkinAt: null },
      {
        ...link,
        token: used,
        validUntil: addMinutes(now, -2 * 1440),
        checkinAt: addMinutes(now, -3 * 1440),
      },
    ])
    .onConflictDoNothing();
}

/**
 * Adds a history to `member@northside.example` and a current visit to `member@volt.example`;
 * `pack@northside.example` has none.
 */
export async function seedCheckins(db: Database, now: Date): Promise<void> {
  await seedCheckinSettings(db);
  const found = await db
    .select()
    .from(studios)
    .where(inArray(studios.id, [1001, 1002, 2003]));
  const [usualStudio, otherStudio, otherChainStudio] = [1001, 1002, 2003].map((id) =>
    found.find((one) => one.id === id),
  );
  const regular = await findMember(db, 'member@northside.example');
  if (regular && usualStudio && otherStudio)
    await seedRegular(db, regular, usualStudio, otherStudio, now);
  if (regular && otherChainStudio) await seedCrossTenant(db, regular, otherChainStudio, now);
  const present = await findMember(db, 'member@volt.example', 'volt');
  if (present && otherChainStudio) await seedPresent(db, present, otherChainStudio, now);
}
