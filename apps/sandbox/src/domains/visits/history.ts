/** A member's visits between two calendar days. */
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { dayIn } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { loadSettings, defaultSettings } from './settings.ts';
import { checkins, checkinSettings } from './tables.ts';
import { toCheckin } from './visits.ts';

/** Maximum length of the list, as described. */
const maxVisits = 10_000;

/** Returns the start of a member's first contract; null without any. */
async function findFirstContractDay(
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

async function findFirstVisitDay(db: Database, { id }: Customer): Promise<string | null> {
  const [first] = await db
    .select({ day: checkins.date })
    .from(checkins)
    .where(eq(checkins.customerId, id))
    .orderBy(asc(checkins.date))
    .limit(1);
  return first?.day ?? null;
}

/** Returns the first day within a studio's retention time. */
const retentionStart = (today: string, historyMonths: number): string =>
  Temporal.PlainDate.from(today).subtract({ months: historyMonths }).toString();

/** Number of visits deleted per round; the next round handles the rest. */
const batchSize = 1000;

/** Deletes visits older than their studio's retention time. */
export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  const { zoneId } = studios;
  const months = sql`coalesce(${checkinSettings.historyMonths}, ${defaultSettings.historyMonths})`;
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zoneId})`;
  const before = sql`(${today} - make_interval(months => ${months})) at time zone ${zoneId}`;
  // Joined laterally, since only then the index is searched once for each studio.
  const old = db
    .select({ id: checkins.id })
    .from(checkins)
    .where(and(eq(checkins.studioId, studios.id), sql`${checkins.checkinAt} < ${before}`))
    .limit(batchSize)
    .as('old');
  const found = await db
    .select({ id: old.id })
    .from(studios)
    .leftJoin(checkinSettings, eq(checkinSettings.studioId, studios.id))
    .crossJoinLateral(old)
    .limit(batchSize);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await db.delete(checkins).where(inArray(checkins.id, ids));
}

type HistoryRange = { studio: StoredStudio; today: string; earliest: string };

/** Finds the range of a member's history, in the time zone of the member's studio. */
export async function findHistoryRange(
  db: Database,
  customer: Customer,
  now: Date,
): Promise<HistoryRange> {
  const studio = await findCustomerStudio(db, customer);
  const today = dayIn(studio.zoneId, now);
  const { historyMonths } = await loadSettings(db, studio.id);
  const earliestRetained = retentionStart(today, historyMonths);
  const candidates = [
    await findFirstContractDay(db, customer),
    await findFirstVisitDay(db, customer),
    today,
  ];
  const [first = today] = candidates.flatMap((day) => (day === null ? [] : [day])).toSorted();
  return { studio, today, earliest: first > earliestRetained ? first : earliestRetained };
}

type RequestedPeriod = { startDate?: string; endDate?: string };

/** @throws 400 for an end before the start, 422 for a start before the available range */
function resolvePeriod(
  { today, earliest }: HistoryRange,
  asked: RequestedPeriod,
): Required<RequestedPeriod> {
  const { startDate = earliest, endDate = today } = asked;
  if (endDate < startDate)
    throw invalidFields({ field: 'endDate', message: 'must not be before startDate' });
  if (startDate < earliest)
    throw apiError(422, 'checkin.error.historytooearly', 'The history does not go back so far', {
      args: [{ type: 'STRING', value: earliest }],
    });
  return { startDate, endDate };
}

/** @param asked period; by default the full range. @throws like `resolvePeriod` */
export async function loadHistory(
  db: Database,
  customer: Customer,
  asked: RequestedPeriod,
  now: Date,
): Promise<{ studio: StoredStudio; report: Schemas['CheckinHistoryReport'] }> {
  const reach = await findHistoryRange(db, customer, now);
  const { startDate, endDate } = resolvePeriod(reach, asked);
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
    .limit(maxVisits);
  const listed = visits.map((visit) => toCheckin(visit, now));
  const totalMinutes = listed.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  const report = { startDate, endDate, visits: listed.length, totalMinutes, checkins: listed };
  return { studio: reach.studio, report };
}
