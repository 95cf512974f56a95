/** Fills a database with the sample data that it lacks: all around today when it is empty, else the days since and what came later. */
import type { Database } from '../platform/database/database.ts';
import { tenants } from '../domains/brands/tables.ts';
import { seedSteps } from '../domains/service/tables.ts';
import { extendEvents } from './events.ts';
import { fillCheckinSlots } from './checkinSlots.ts';
import { steps } from './steps.ts';
import { extendTimetable } from './timetable.ts';
import { seedUtilization } from './utilization.ts';

/** @returns whether the database was empty */
export async function seed(db: Database, now: Date): Promise<boolean> {
  const [known] = await db.select().from(tenants).limit(1);
  // All or nothing: a start that is killed in the middle must not leave half a portal behind.
  await db.transaction(async (tx) => {
    await takeSteps(tx, now);
    await extendTimetable(tx, now);
    await extendEvents(tx, now);
    await seedUtilization(tx, now);
    await fillCheckinSlots(tx, now);
  });
  return known === undefined;
}

async function takeSteps(tx: Database, now: Date): Promise<void> {
  const taken = await tx.select().from(seedSteps);
  const names = new Set(taken.map(({ name }) => name));
  for (const { name, run, isThere } of steps) {
    if (names.has(name)) continue;
    // A database that counts no steps yet is known by what it holds.
    if (names.size > 0 || !(await isThere?.(tx))) await run(tx, now);
    await tx.insert(seedSteps).values({ name });
  }
}
