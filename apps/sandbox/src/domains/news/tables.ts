import { bigint, index, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { translatedText } from '../../platform/database/translatedText.ts';
import { studios } from '../studios/tables.ts';

/** News of a studio, visible from the publish date on. */
export const studioNews = pgTable(
  'studio_news',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    title: translatedText().notNull(),
    teaser: translatedText().notNull(),
    /** HTML. */
    body: translatedText().notNull(),
    publishDate: timestamp({ withTimezone: true }).notNull(),
    image: jsonb().$type<Schemas['Picture']>(),
  },
  (table) => [index().on(table.studioId, table.publishDate)],
);
