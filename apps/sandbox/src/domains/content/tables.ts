/** Articles, videos and dashboard links of studios and chains. */
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { tenants } from '../brands/tables.ts';
import { studios } from '../studios/tables.ts';

/** Values by language (BCP 47 without region). */
export type Translated<Text> = Readonly<Record<string, Text>>;

const shared = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 98_001 }),
  tenant: text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  /** Null: all studios of the chain. */
  studioId: bigint({ mode: 'number' }).references(() => studios.id, { onDelete: 'cascade' }),
});

const published = () => timestamp({ withTimezone: true }).notNull();

export const contentArticles = pgTable(
  'content_articles',
  {
    ...shared(),
    /** `text` is Markdown. */
    texts: jsonb().$type<Translated<{ title: string; teaser: string; text: string }>>().notNull(),
    image: jsonb().$type<Schemas['Picture']>(),
    author: text(),
    publishedAt: published(),
  },
  (table) => [index().on(table.tenant, table.publishedAt)],
);

export const contentVideos = pgTable(
  'content_videos',
  {
    ...shared(),
    texts: jsonb().$type<Translated<{ title: string; description: string }>>().notNull(),
    url: text().notNull(),
    poster: jsonb().$type<Schemas['Picture']>(),
    durationSeconds: integer().notNull(),
    /** WebVTT by language. */
    captions: jsonb().$type<Translated<string>>().notNull(),
    publishedAt: published(),
  },
  (table) => [index().on(table.tenant, table.publishedAt)],
);

export const dashboardLinks = pgTable(
  'dashboard_links',
  {
    ...shared(),
    texts: jsonb().$type<Translated<{ title: string; description: string | null }>>().notNull(),
    url: text().notNull(),
    icon: text().$type<Schemas['DashboardLinkIcon']>().notNull(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant, table.position)],
);
