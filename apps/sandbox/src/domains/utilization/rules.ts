import { and, asc, eq, gt, gte, lt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { addDays, addMinutes, dayIn, instantAt, weekdayOf, weekdays, zoned } from '../../time.ts';
import { endOf, visitsSince } from '../checkins/visits.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { utilizationSettings, visitorCounts } from './tables.ts';

type Settings = Omit<typeof utilizationSettings.$inferSelect, 'studioId'>;
type Count = typeof visitorCounts.$inferSelect;
type Hour = Schemas['UtilizationHour'];

/** How far back "usually" looks. */
const daysOfHistory = 28;

const unsaid: Settings = { revealed: false, capacity: 1, low: 35, medium: 70, high: 100 };

/** What a studio has set; when it has set nothing, it shows nothing. */
export async function settingsOf(db: Database, studioId: number): Promise<Settings> {
  const [settings] = await db
    .select()
    .from(utilizationSettings)
    .where(eq(utilizationSettings.studioId, studioId));
  return settings ?? unsaid;
}

/** @throws 403 when the studio does not show how busy it is */
export async function revealedSettings(db: Database, studioId: number): Promise<Settings> {
  const settings = await settingsOf(db, studioId);
  if (!settings.revealed)
    throw apiError(403, 'utilization.error.notrevealed', 'The studio does not show how busy it is');
  return settings;
}

function share(
  visitors: number,
  { capacity, low, medium }: Settings,
): Pick<Hour, 'percentage' | 'level'> {
  const percentage = Math.min(100, Math.round((visitors / capacity) * 100));
  return {
    percentage,
    level: percentage <= low ? 'LOW' : percentage <= medium ? 'MEDIUM' : 'HIGH',
  };
}

/** The hours of a studio's today that have begun. */
export async function countedToday(
  db: Database,
  { id, zoneId }: StoredStudio,
  settings: Settings,
  now: Date,
): Promise<Hour[]> {
  const rows = await db
    .select()
    .from(visitorCounts)
    .where(
      and(
        eq(visitorCounts.studioId, id),
        gte(visitorCounts.startsAt, instantAt(zoneId, dayIn(zoneId, now))),
        lte(visitorCounts.startsAt, now),
      ),
    )
    .orderBy(asc(visitorCounts.startsAt));
  const uncounted = await visitsByPortal(db, id, rows[0]?.startsAt ?? now, now);
  return rows.map(({ startsAt, visitors }) =>
    toHour(startsAt, zoneId, 'COUNTED', visitors + uncounted(startsAt), settings),
  );
}

/**
 * The entrance counts whoever comes through it; those who have checked in by the portal are added to it.
 * @returns how many of them were there in the hour that begins at a moment
 */
async function visitsByPortal(
  db: Database,
  studioId: number,
  from: Date,
  now: Date,
): Promise<(hour: Date) => number> {
  const visits = (await visitsSince(db, studioId, from)).filter(({ by }) => by === 'PORTAL');
  return (hour) =>
    visits.filter((checkin) => {
      const end = endOf({ checkin }, now);
      return checkin.checkinAt < addMinutes(hour, 60) && (end === null || end > hour);
    }).length;
}

function toHour(
  startsAt: Date,
  zoneId: string,
  state: Hour['state'],
  visitors: number,
  settings: Settings,
): Hour {
  return {
    startDateTime: zoned(startsAt, zoneId),
    endDateTime: zoned(addMinutes(startsAt, 60), zoneId),
    state,
    visitors,
    ...share(visitors, settings),
  };
}

/** The hours of a studio's today that have not begun, as the weekday usually is. */
export async function expectedToday(
  db: Database,
  studio: StoredStudio,
  settings: Settings,
  now: Date,
): Promise<Hour[]> {
  const today = dayIn(studio.zoneId, now);
  const usual = await usualWeek(db, studio, settings, now);
  const weekday = usual.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(today));
  return (weekday?.hours ?? []).flatMap(({ startTime, averageVisitors }) => {
    const startsAt = instantAt(studio.zoneId, today, startTime);
    if (startsAt <= now) return [];
    return [toHour(startsAt, studio.zoneId, 'EXPECTED', Math.round(averageVisitors), settings)];
  });
}

/**
 * How many people are in a studio: the count of the hour that it is, nobody when there is none, and those who have checked in by the
 * portal and are still there.
 */
export async function presentCount(
  db: Database,
  { id, zoneId }: StoredStudio,
  settings: Settings,
  now: Date,
): Promise<Omit<Schemas['ActiveCheckins'], 'organizationUnitId'>> {
  const [count] = await db
    .select()
    .from(visitorCounts)
    .where(
      and(
        eq(visitorCounts.studioId, id),
        gt(visitorCounts.startsAt, addMinutes(now, -60)),
        lte(visitorCounts.startsAt, now),
      ),
    );
  const present = (await visitsSince(db, id, now)).filter(({ by }) => by === 'PORTAL').length;
  const activeCheckins = (count?.visitors ?? 0) + present;
  return {
    countedAt: zoned(count?.startsAt ?? now, zoneId),
    activeCheckins,
    capacity: settings.capacity,
    ...share(activeCheckins, settings),
  };
}

/** Averages of the last four weeks by weekday and hour on the studio's clock; today is left out. */
export async function usualWeek(
  db: Database,
  { id, zoneId }: StoredStudio,
  settings: Settings,
  now: Date,
): Promise<Schemas['HistoricUtilization'][]> {
  const today = dayIn(zoneId, now);
  const rows = await db
    .select()
    .from(visitorCounts)
    .where(
      and(
        eq(visitorCounts.studioId, id),
        gte(visitorCounts.startsAt, instantAt(zoneId, addDays(today, -daysOfHistory))),
        lt(visitorCounts.startsAt, instantAt(zoneId, today)),
      ),
    );
  return weekdays.flatMap((dayOfWeek) => {
    const counts = rows.filter(({ startsAt }) => weekdayOf(dayIn(zoneId, startsAt)) === dayOfWeek);
    return counts.length > 0 ? [{ dayOfWeek, hours: averages(counts, zoneId, settings) }] : [];
  });
}

function averages(
  counts: Count[],
  zoneId: string,
  settings: Settings,
): Schemas['HistoricUtilizationHour'][] {
  const byHour = new Map<number, number[]>();
  for (const { startsAt, visitors } of counts) {
    const hour = Number(zoned(startsAt, zoneId).slice(11, 13));
    byHour.set(hour, [...(byHour.get(hour) ?? []), visitors]);
  }
  return [...byHour]
    .toSorted(([a], [b]) => a - b)
    .map(([hour, visitors]) => {
      const average = visitors.reduce((sum, count) => sum + count, 0) / visitors.length;
      return {
        startTime: wallTime(hour),
        endTime: wallTime(hour + 1),
        averageVisitors: Math.round(average * 10) / 10,
        ...share(average, settings),
      };
    });
}

const wallTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
