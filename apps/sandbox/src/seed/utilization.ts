/** Utilization of the sample studios: hourly counts of four past and three future weeks, the same at each start. */
import { eq, max } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insertRows.ts';
import { utilizationSettings, visitorCounts } from '../domains/utilization/tables.ts';
import {
  addDays,
  addMinutes,
  dayIn,
  daysBetween,
  instantAt,
  type Weekday,
  weekdayOf,
} from '../platform/time.ts';
import { sampleStudios } from './studios.ts';
import { createRandom } from '../platform/createRandom.ts';

const daysBehind = 28;
/** Future counts are not shown before their hour, but exist so that a sandbox can keep running. */
const daysAhead = 20;

/** A peak of visitors: hour of the day, share of the capacity, and width in hours. */
type Peak = [hour: number, height: number, width: number];

type Curve = { workday: Peak[]; weekend: Peak[] };

/** Peaks before work, at lunch and after work. */
const downtown: Curve = {
  workday: [
    [7, 0.5, 1.4],
    [12.5, 0.45, 1.2],
    [18, 0.85, 2],
  ],
  weekend: [[11.5, 0.55, 2.4]],
};

/** A small peak in the morning, a large one in the evening. */
const neighbourhood: Curve = {
  workday: [
    [9, 0.35, 1.8],
    [19, 0.75, 2.2],
  ],
  weekend: [
    [10.5, 0.6, 1.8],
    [16, 0.4, 2],
  ],
};

/** The largest peak is early in the morning. */
const earlyPeak: Curve = {
  workday: [
    [6.5, 0.8, 1.5],
    [17, 0.6, 2.2],
  ],
  weekend: [[10, 0.85, 2.2]],
};

/** Weekly trend, highest on Monday. */
const height: Record<Weekday, number> = {
  MONDAY: 1.1,
  TUESDAY: 1.05,
  WEDNESDAY: 1,
  THURSDAY: 0.95,
  FRIDAY: 0.8,
  SATURDAY: 0.95,
  SUNDAY: 1,
};

/** Returns a pseudo-random factor in [0, 1] per key, so that days and hours differ. */
const randomFactor = (key: string): number => createRandom(key)();

type Sample = { curve: Curve; capacity: number; low?: number; medium?: number; revealed?: false };

const samples: Record<number, Sample> = {
  1001: { curve: downtown, capacity: 120 },
  1002: { curve: downtown, capacity: 90 },
  1003: { curve: neighbourhood, capacity: 80 },
  2001: { curve: downtown, capacity: 200, low: 30, medium: 60 },
  2002: { curve: earlyPeak, capacity: 150, low: 30, medium: 60 },
  2003: { curve: neighbourhood, capacity: 110, low: 30, medium: 60 },
  3001: { curve: earlyPeak, capacity: 60 },
  // Does not reveal its utilization.
  3002: { curve: neighbourhood, capacity: 50, revealed: false },
};

/** First and last full or partial opening hour of the sample studios. */
const openHours = { workday: [6, 22], weekend: [9, 19] } as const;

/** Adds settings, and missing counts from four weeks ago to three weeks ahead. */
export async function seedUtilization(db: Database, now: Date): Promise<void> {
  for (const { id: studioId, zoneId } of sampleStudios) {
    const sample = samples[studioId];
    if (!sample) continue;
    const { capacity, low = 35, medium = 70, revealed = true } = sample;
    await db
      .insert(utilizationSettings)
      .values({ studioId, revealed, capacity, low, medium, high: 100 })
      .onConflictDoNothing();
    const [known] = await db
      .select({ last: max(visitorCounts.startsAt) })
      .from(visitorCounts)
      .where(eq(visitorCounts.studioId, studioId));
    const today = dayIn(zoneId, now);
    const planned = known?.last ? daysBetween(today, dayIn(zoneId, known.last)) : -daysBehind - 1;
    const first = Math.max(-daysBehind, planned + 1);
    const rows = Array.from({ length: Math.max(0, daysAhead - first + 1) }, (_, index) =>
      computeCounts(studioId, zoneId, addDays(today, first + index), sample),
    ).flat();
    await insertRows(db, visitorCounts, rows);
  }
}

/** Returns the hourly counts of a calendar day, in local time. */
function computeCounts(
  studioId: number,
  zoneId: string,
  day: string,
  { curve, capacity }: Sample,
): (typeof visitorCounts.$inferInsert)[] {
  const weekday = weekdayOf(day);
  const kind = weekday === 'SATURDAY' || weekday === 'SUNDAY' ? 'weekend' : 'workday';
  const [opens, closes] = openHours[kind];
  // Clocks change before the studios open.
  const opensAt = instantAt(zoneId, day, `${String(opens).padStart(2, '0')}:00`);
  return Array.from({ length: closes - opens + 1 }, (_, index) => {
    const hour = opens + index;
    const usual = curve[kind].reduce(
      (sum, [peak, height, width]) => sum + height * Math.exp(-(((hour - peak) / width) ** 2)),
      0.06,
    );
    const luck =
      0.85 +
      0.15 * randomFactor(`${studioId} ${day}`) +
      0.15 * randomFactor(`${studioId} ${day} ${hour}`);
    return {
      studioId,
      startsAt: addMinutes(opensAt, index * 60),
      visitors: Math.round(capacity * Math.min(1.05, usual * height[weekday] * luck)),
    };
  });
}
