import type { Database } from '../platform/database/database.ts';
import { addTranslations } from '../platform/database/translatedText.ts';
import { tenants } from '../domains/brands/tables.ts';
import { seedSteps } from '../domains/service/tables.ts';
import { extendEvents } from './events.ts';
import { fillCheckinSlots } from './checkinSlots.ts';
import { translateNews } from './newsTexts.ts';
import { englishSamples, germanSamples } from './sampleTexts.ts';
import { steps } from './steps.ts';
import { sampleStudios } from './studios.ts';
import { extendTimetable } from './timetable.ts';
import { seedUtilization } from './utilization.ts';

/**
 * Adds missing sample data: everything around today to an empty database, otherwise new steps and the days since the
 * last start. Makes its texts available in German and English. @returns whether the database was empty
 */
export async function seed(db: Database, now: Date): Promise<boolean> {
  addTranslations('de', { ...germanSamples, ...translateNews(sampleStudios, 'en', 'de') });
  addTranslations('en', { ...englishSamples, ...translateNews(sampleStudios, 'de', 'en') });
  const [known] = await db.select().from(tenants).limit(1);
  // Runs in one transaction, so that a killed start leaves no partial data.
  await db.transaction(async (tx) => {
    await runSteps(tx, now);
    await extendTimetable(tx, now);
    await extendEvents(tx, now);
    await seedUtilization(tx, now);
    await fillCheckinSlots(tx, now);
  });
  return known === undefined;
}

async function runSteps(tx: Database, now: Date): Promise<void> {
  const recorded = await tx.select().from(seedSteps);
  const names = new Set(recorded.map(({ name }) => name));
  for (const { name, run, hasData } of steps) {
    if (names.has(name)) continue;
    // A database that has recorded no steps yet is inspected instead.
    if (names.size > 0 || !(await hasData?.(tx))) await run(tx, now);
    await tx.insert(seedSteps).values({ name });
  }
}
