/** Fills an empty database with sample data around today; one that holds some gets the days since, and what an earlier version lacked. */
import type { Database } from '../database/database.ts';
import { tenants } from '../domains/brands/tables.ts';
import { seedAccounts } from './accounts.ts';
import { seedBrands } from './brands.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCourses } from './courses.ts';
import { seedLegal } from './legal.ts';
import { seedMembers } from './members.ts';
import { seedNews } from './news.ts';
import { seedStudios } from './studios.ts';
import { seedTranslations } from './translations.ts';
import { extendTimetable, seedTimetable } from './timetable.ts';
import { seedUtilization } from './utilization.ts';

/** @returns whether the database was empty */
export async function seed(db: Database, now: Date): Promise<boolean> {
  const [known] = await db.select().from(tenants).limit(1);
  if (known) {
    await db.transaction(async (tx) => {
      await extendTimetable(tx, now);
      await seedCatalogue(tx);
      await seedMembers(tx, now);
      await seedUtilization(tx, now);
    });
    return false;
  }
  // All or nothing: a start that is killed in the middle must not leave half a portal behind.
  await db.transaction(async (tx) => {
    await seedBrands(tx);
    await seedStudios(tx);
    await seedCatalogue(tx);
    await seedLegal(tx);
    await seedNews(tx, now);
    await seedTranslations(tx);
    await seedCourses(tx);
    await seedTimetable(tx, now);
    await seedAccounts(tx, now);
    await seedMembers(tx, now);
    await seedUtilization(tx, now);
  });
  return true;
}
