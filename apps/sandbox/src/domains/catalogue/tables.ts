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

/** Words of the catalogue in the languages that it is kept in; English stands in for all others. */
export type Names = { en: string; de: string };

const id = () => bigint({ mode: 'number' }).primaryKey();

/** Kinds of studios, the same for all chains. */
export const studioCategories = pgTable('studio_categories', {
  id: id(),
  names: jsonb().$type<Names>().notNull(),
});

/** Groups of features. */
export const studioFeatureCategories = pgTable('studio_feature_categories', {
  id: id(),
  names: jsonb().$type<Names>().notNull(),
});

/** Things that a studio may have. */
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

/** What a studio says of itself to readers of all chains; one without a listing is in no catalogue. */
export const studioListings = pgTable('studio_listings', {
  studioId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => studios.id, { onDelete: 'cascade' }),
  alias: text().notNull().unique(),
  externalId: text().notNull().unique(),
  categoryIds: bigint({ mode: 'number' }).array().notNull(),
  featureIds: bigint({ mode: 'number' }).array().notNull(),
  /** From 1 to 5; null while nobody has rated it. */
  ratingAverage: doublePrecision(),
  ratingCount: integer().notNull().default(0),
  /** Whether members of other chains can check in here. */
  universalCheckIn: boolean().notNull().default(false),
});

/** Links of its own that a studio puts into its menu. */
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
