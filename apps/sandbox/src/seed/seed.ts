import type { Database } from '../platform/database/database.ts';
import { addTranslations } from '../platform/database/translatedText.ts';
import { tenants } from '../domains/brands/tables.ts';
import { seedSteps } from '../domains/service/tables.ts';
import { extendEvents } from './events.ts';
import { fillCheckinSlots } from './checkinSlots.ts';
import { translateNews } from './newsTexts.ts';
import { translateDescriptions } from './sampleHints.ts';
import { sampleTexts } from './sampleTexts.ts';
import { planFile } from './file/planFile.ts';
import type { SeedFile } from './file/seedFile.ts';
import { SeedFileError } from './file/SeedFileError.ts';
import { seedFromFile } from './file/seedFromFile.ts';
import { steps } from './steps.ts';
import { sampleStudios } from './studios.ts';
import { extendTimetable } from './timetable.ts';
import { seedUtilization } from './utilization.ts';

/** Marks the data of a seed file, as a step does for sample data. */
const fileStep = 'file';

/**
 * Adds missing sample data: everything around today to an empty database, otherwise new steps and the days since the
 * last start. Makes its texts available in the languages of the sample tenants.
 * @param file replaces the sample data; a database that has data gets only the days since the last start
 * @returns whether the database was empty
 * @throws SeedFileError if the database has sample data but there is a file, or the other way round
 */
export async function seed(
  db: Database,
  now: Date,
  file: SeedFile | null = null,
): Promise<boolean> {
  for (const language of ['de', 'es', 'it'] as const)
    addTranslations(language, {
      ...sampleTexts[language],
      ...translateDescriptions(language),
      ...translateNews(sampleStudios, language),
    });
  addTranslations('en', { ...sampleTexts.en, ...translateNews(sampleStudios, 'en') });
  const [known] = await db.select().from(tenants).limit(1);
  const recorded = new Set((await db.select().from(seedSteps)).map(({ name }) => name));
  if (known && recorded.has(fileStep) !== (file !== null))
    throw new SeedFileError(
      file
        ? 'The database has sample data already: choose another folder with --data, or --fresh to replace them by those of --seed.'
        : 'The database has the data of a seed file: name it with --seed, choose another folder with --data, or --fresh for the sample data.',
    );
  // Runs in one transaction, so that a killed start leaves no partial data.
  await db.transaction((tx) =>
    file ? seedChain(tx, now, file, recorded) : seedSamples(tx, now, recorded),
  );
  return known === undefined;
}

async function seedSamples(db: Database, now: Date, recorded: ReadonlySet<string>): Promise<void> {
  await runSteps(db, now, recorded);
  await extendTimetable(db, now);
  await extendEvents(db, now);
  await seedUtilization(db, now);
  await fillCheckinSlots(db, now);
}

async function seedChain(
  db: Database,
  now: Date,
  file: SeedFile,
  recorded: ReadonlySet<string>,
): Promise<void> {
  if (recorded.has(fileStep)) return extendTimetable(db, now, planFile(file));
  await seedFromFile(db, now, file);
  await db.insert(seedSteps).values({ name: fileStep });
}

async function runSteps(db: Database, now: Date, recorded: ReadonlySet<string>): Promise<void> {
  const missing = steps.filter(({ name }) => !recorded.has(name));
  for (const { run, hasData } of missing)
    // A database that has recorded no steps yet is inspected instead.
    if (recorded.size > 0 || !(await hasData?.(db))) await run(db, now);
  if (missing.length > 0) await db.insert(seedSteps).values(missing.map(({ name }) => ({ name })));
}
