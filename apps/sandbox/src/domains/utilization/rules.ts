import { and, asc, eq, gt, gte, lt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import {
  addDays,
  addMinutes,
  dayIn,
  instantAt,
  weekdayOf,
  weekdays,
  zoned,
} from '../../platform/time.ts';
import { visitEnd, loadVisitsSince } from '../visits/visits.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { utilizationSettings, visitorCounts } from './tables.ts';

type Settings = Omit<typeof utilizationSettings.$inferSelect, 'studioId'>;
type Count = typeof visitorCounts.$inferSelect;
type Hour = Schemas['UtilizationHour'];

/** Days included in averages. */
const daysOfHistory = 28;

const defaultSettings: Settings = { revealed: false, capacity: 1, low: 35, medium: 70, high: 100 };

/** Loads the settings of a studio; without any, it reveals nothing. */
export async function loadSettings(db: Database, studioId: number): Promise<Settings> {
  const [settings] = await db
    .select()
    .from(utilizationSettings)
    .where(eq(utilizationSettings.studioId, studioId));
  return settings ?? defaultSettings;
}

/** @throws 403 if the studio does not reveal its utilization */
export async function requireRevealedSettings(db: Database, studioId: number): Promise<Settings> {
  const settings = await loadSettings(db, studioId);
  if (!settings.revealed)
    throw apiError(403, 'utilization.error.notrevealed', 'The studio does not show how busy it is');
  return settings;
}

function toShare(
  visitors: number,
  { capacity, low, medium }: Settings,
): Pick<Hour, 'percentage' | 'level'> {
  const percentage = Math.min(100, Math.round((visitors / capacity) * 100));
  return {
    percentage,
    level: percentage <= low ? 'LOW' : percentage <= medium ? 'MEDIUM' : 'HIGH',
  };
}

/** Loads the hours of the studio's current day that have started. */
export async function loadCountedHours(
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
  const uncounted = await countPortalVisits(db, id, rows[0]?.startsAt ?? now, now);
  return rows.map(({ startsAt, visitors }) =>
    toHour(startsAt, zoneId, 'COUNTED', visitors + uncounted(startsAt), settings),
  );
}

/**
 * Loads portal check-ins, which the entrance does not count.
 * @returns a function that counts those present in the hour starting at an instant
 */
async function countPortalVisits(
  db: Database,
  studioId: number,
  from: Date,
  now: Date,
): Promise<(hour: Date) => number> {
  const visits = (await loadVisitsSince(db, studioId, from)).filter(({ by }) => by === 'PORTAL');
  return (hour) =>
    visits.filter((checkin) => {
      const end = visitEnd({ checkin }, now);
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
    ...toShare(visitors, settings),
  };
}

/** Loads the expected hours of the rest of the studio's day, from the weekday's averages. */
export async function loadExpectedHours(
  db: Database,
  studio: StoredStudio,
  settings: Settings,
  now: Date,
): Promise<Hour[]> {
  const today = dayIn(studio.zoneId, now);
  const usual = await loadUsualWeek(db, studio, settings, now);
  const weekday = usual.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(today));
  return (weekday?.hours ?? []).flatMap(({ startTime, averageVisitors }) => {
    const startsAt = instantAt(studio.zoneId, today, startTime);
    if (startsAt <= now) return [];
    return [toHour(startsAt, studio.zoneId, 'EXPECTED', Math.round(averageVisitors), settings)];
  });
}

/**
 * Counts the people in a studio: the current hour's count of the entrance (zero without one) plus active portal
 * check-ins.
 */
export async function countPresent(
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
  const present = (await loadVisitsSince(db, id, now)).filter(({ by }) => by === 'PORTAL').length;
  const activeCheckins = (count?.visitors ?? 0) + present;
  return {
    countedAt: zoned(count?.startsAt ?? now, zoneId),
    activeCheckins,
    capacity: settings.capacity,
    ...toShare(activeCheckins, settings),
  };
}

/** Computes averages of the last four weeks by weekday and local hour, excluding today. */
export async function loadUsualWeek(
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
    return counts.length > 0 ? [{ dayOfWeek, hours: averageByHour(counts, zoneId, settings) }] : [];
  });
}

function averageByHour(
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
        ...toShare(average, settings),
      };
    });
}

const wallTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
