/** Utilization of a studio in the test world. */
import type { Database } from '../platform/database/database.ts';
import { utilizationSettings, visitorCounts } from '../domains/utilization/tables.ts';
import { instantAt } from '../platform/time.ts';

/** Sample counts: this Wednesday morning, and the Wednesday before. */
const counts = [
  ['2026-11-18', '07:00', 46],
  ['2026-11-18', '18:00', 102],
  ['2026-11-25', '07:00', 48],
  ['2026-11-25', '08:00', 36],
  ['2026-11-25', '09:00', 30],
] as const;

/** Adds utilization that the studio reveals. */
export async function addUtilization(db: Database, studioId: number): Promise<void> {
  await db
    .insert(utilizationSettings)
    .values({ studioId, revealed: true, capacity: 120, low: 35, medium: 70, high: 100 });
  await db.insert(visitorCounts).values(
    counts.map(([day, time, visitors]) => ({
      studioId,
      startsAt: instantAt('Europe/Berlin', day, time),
      visitors,
    })),
  );
}
