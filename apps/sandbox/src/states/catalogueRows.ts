/** Rows of the test world for the studio catalog. */
import type { Database } from '../platform/database/database.ts';
import {
  additionalMenuEntries,
  studioCategories,
  studioFeatureCategories,
  studioFeatures,
  studioListings,
} from '../domains/catalogue/tables.ts';
import { trainingSections } from '../domains/facilities/tables.ts';

/** Adds the sample categories and features. */
export async function addCategories(db: Database): Promise<void> {
  await db.insert(studioCategories).values([
    { id: 1, names: { en: 'Gym', de: 'Fitnessstudio' } },
    { id: 2, names: { en: 'Yoga', de: 'Yoga' } },
  ]);
  await db
    .insert(studioFeatureCategories)
    .values({ id: 1, names: { en: 'Wellness', de: 'Wellness' } });
  await db
    .insert(studioFeatures)
    .values({ id: 11, featureCategoryId: 1, names: { en: 'Sauna', de: 'Sauna' } });
}

/** Adds a studio to the catalog, with an additional menu entry and a training section. */
export async function addListing(db: Database, studioId: number): Promise<void> {
  await db.insert(studioListings).values({
    studioId,
    alias: `northside-${studioId}`,
    externalId: `NS-${studioId}`,
    categoryIds: [1],
    featureIds: [11],
    ratingAverage: 4.5,
    ratingCount: 100,
    universalCheckIn: true,
  });
  await db
    .insert(additionalMenuEntries)
    .values({ studioId, label: 'Shop', url: 'https://northside.example/shop', position: 1 });
  await db.insert(trainingSections).values([
    { studioId, type: 'TRAINING_PLANS', position: 1, membersOnly: true },
    { studioId, type: 'VIDEOS', position: 2, membersOnly: false },
  ]);
}
