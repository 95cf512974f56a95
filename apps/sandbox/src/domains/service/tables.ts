import { pgTable, text } from 'drizzle-orm/pg-core';

/** Settings of the sandbox itself, shared by all its processes. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** Applied steps of the sample data (`src/seed/steps.ts`). */
export const seedSteps = pgTable('seed_steps', {
  name: text().primaryKey(),
});
