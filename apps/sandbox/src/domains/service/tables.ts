import { pgTable, text } from 'drizzle-orm/pg-core';

/** Switches of the sandbox itself, shared by all its processes. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** Steps of the sample data that this database has had (`src/seed/steps.ts`). */
export const seedSteps = pgTable('seed_steps', {
  name: text().primaryKey(),
});
