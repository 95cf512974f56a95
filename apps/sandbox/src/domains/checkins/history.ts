/** The visits of a member between two days of the calendar. */
import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { apiError, invalidFields } from '../../server/apiError.ts';
import { dayIn, instantAt } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { contracts } from '../contracts/tables.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { settingsOf, usualSettings } from './settings.ts';
import { checkins, checkinSettings } from './tables.ts';
import { toCheckin } from './visits.ts';

/** No list of visits is longer (description). */
const mostVisits = 10_000;

/** The day on which the first contract of a member began; null without any. */
async function firstContractDay(
  db: Database,
  { accountId, tenant }: Customer,
): Promise<string | null> {
  if (accountId === null) return null;
  const [first] = await db
    .select({ day: contracts.startDate })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(and(eq(contracts.accountId, accountId), eq(studios.tenant, tenant)))
    .orderBy(asc(contracts.startDate))
    .limit(1);
  return first?.day ?? null;
}

async function firstVisitDay(db: Database, { id }: Customer): Promise<string | null> {
  const [first] = await db
    .select({ day: checkins.date })
    .from(checkins)
    .where(eq(checkins.customerId, id))
    .orderBy(asc(checkins.date))
    .limit(1);
  return first?.day ?? null;
}

/** The first day of which a studio still keeps visits. */
const keptFrom = (today: string, historyMonths: number): string =>
  Temporal.PlainDate.from(today).subtract({ months: historyMonths }).toString();

/** Forgets visits that are older than their studio keeps them. */
export async function forgetOldVisits(db: Database, now: Date): Promise<void> {
  const all = await db
    .select({ id: studios.id, zoneId: studios.zoneId, months: checkinSettings.historyMonths })
    .from(studios)
    .leftJoin(checkinSettings, eq(checkinSettings.studioId, studios.id));
  for (const { id, zoneId, months } of all) {
    const day = keptFrom(dayIn(zoneId, now), months ?? usualSettings.historyMonths);
    const before = instantAt(zoneId, day);
    await db.delete(checkins).where(and(eq(checkins.studioId, id), lt(checkins.checkinAt, before)));
  }
}

type Reach = { studio: StoredStudio; today: string; earliest: string };

/** How far back the history of a member goes, on the calendar of the studio whose member it is. */
export async function reachOf(db: Database, customer: Customer, now: Date): Promise<Reach> {
  const studio = await studioOfCustomer(db, customer);
  const today = dayIn(studio.zoneId, now);
  const { historyMonths } = await settingsOf(db, studio.id);
  const kept = keptFrom(today, historyMonths);
  const begun = [await firstContractDay(db, customer), await firstVisitDay(db, customer), today];
  const [first = today] = begun.flatMap((day) => (day === null ? [] : [day])).toSorted();
  return { studio, today, earliest: first > kept ? first : kept };
}

type Asked = { startDate?: string; endDate?: string };

/** @throws 400 for an end before the start, 422 for a start before what is kept */
function periodOf({ today, earliest }: Reach, asked: Asked): Required<Asked> {
  const { startDate = earliest, endDate = today } = asked;
  if (endDate < startDate)
    throw invalidFields({ field: 'endDate', message: 'must not be before startDate' });
  if (startDate < earliest)
    throw apiError(422, 'checkin.error.historytooearly', 'The history does not go back so far', {
      args: [{ type: 'STRING', value: earliest }],
    });
  return { startDate, endDate };
}

/** @param asked the days; left out, all that is kept. @throws as `periodOf` */
export async function historyOf(
  db: Database,
  customer: Customer,
  asked: Asked,
  now: Date,
): Promise<{ studio: StoredStudio; report: Schemas['CheckinHistoryReport'] }> {
  const reach = await reachOf(db, customer, now);
  const { startDate, endDate } = periodOf(reach, asked);
  const visits = await db
    .select({ checkin: checkins, studio: studios })
    .from(checkins)
    .innerJoin(studios, eq(studios.id, checkins.studioId))
    .where(
      and(
        eq(checkins.customerId, customer.id),
        gte(checkins.date, startDate),
        lte(checkins.date, endDate),
      ),
    )
    .orderBy(desc(checkins.checkinAt), desc(checkins.id))
    .limit(mostVisits);
  const listed = visits.map((visit) => toCheckin(visit, now));
  const totalMinutes = listed.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  const report = { startDate, endDate, visits: listed.length, totalMinutes, checkins: listed };
  return { studio: reach.studio, report };
}
