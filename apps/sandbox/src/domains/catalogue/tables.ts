import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { studios } from '../studios/tables.ts';

/** Names in the languages of the catalogue; English is the fallback. */
export type Names = { en: string; de: string };

const id = () => bigint({ mode: 'number' }).primaryKey();

/** Kinds of studios, shared by all chains. */
export const studioCategories = pgTable('studio_categories', {
  id: id(),
  names: jsonb().$type<Names>().notNull(),
});

/** Groups of features. */
export const studioFeatureCategories = pgTable('studio_feature_categories', {
  id: id(),
  names: jsonb().$type<Names>().notNull(),
});

/** Features of studios. */
export const studioFeatures = pgTable(
  'studio_features',
  {
    id: id(),
    featureCategoryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studioFeatureCategories.id, { onDelete: 'cascade' }),
    names: jsonb().$type<Names>().notNull(),
  },
  (table) => [index().on(table.featureCategoryId)],
);

/** Catalogue entries; a studio without one is not in the catalogue. */
export const studioListings = pgTable('studio_listings', {
  studioId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => studios.id, { onDelete: 'cascade' }),
  alias: text().notNull().unique(),
  externalId: text().notNull().unique(),
  categoryIds: bigint({ mode: 'number' }).array().notNull(),
  featureIds: bigint({ mode: 'number' }).array().notNull(),
  /** From 1 to 5; null without ratings. */
  ratingAverage: doublePrecision(),
  ratingCount: integer().notNull().default(0),
  /** True if members of other chains can check in. */
  universalCheckIn: boolean().notNull().default(false),
});

/** Links that a studio adds to its menu. */
export const additionalMenuEntries = pgTable(
  'additional_menu_entries',
  {
    id: serial().primaryKey(),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    url: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.studioId)],
);
