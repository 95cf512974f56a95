/** Catalog entries of the sample studios. The ratings are visibly made up. */
import type { Database } from '../platform/database/database.ts';
import {
  additionalMenuEntries,
  studioCategories,
  studioFeatureCategories,
  studioFeatures,
  studioListings,
} from '../domains/catalogue/tables.ts';
import { trainingSections } from '../domains/facilities/tables.ts';

const categories = [
  { id: 1, names: { en: 'Gym', de: 'Fitnessstudio' } },
  { id: 2, names: { en: 'Yoga', de: 'Yoga' } },
  { id: 3, names: { en: 'Functional training', de: 'Functional Training' } },
  { id: 4, names: { en: 'Dance', de: 'Tanz' } },
  { id: 5, names: { en: 'Pilates', de: 'Pilates' } },
  { id: 6, names: { en: 'Climbing', de: 'Klettern' } },
  { id: 7, names: { en: 'Boxing', de: 'Boxen' } },
];

const featureCategories = [
  { id: 1, names: { en: 'Wellness', de: 'Wellness' } },
  { id: 2, names: { en: 'Getting there', de: 'Anreise' } },
  { id: 3, names: { en: 'On site', de: 'Vor Ort' } },
];

const features = [
  { id: 11, featureCategoryId: 1, names: { en: 'Sauna', de: 'Sauna' } },
  { id: 12, featureCategoryId: 1, names: { en: 'Steam room', de: 'Dampfbad' } },
  { id: 13, featureCategoryId: 1, names: { en: 'Massage', de: 'Massage' } },
  { id: 21, featureCategoryId: 2, names: { en: 'Car park', de: 'Parkplätze' } },
  { id: 22, featureCategoryId: 2, names: { en: 'Bicycle stands', de: 'Fahrradständer' } },
  { id: 23, featureCategoryId: 2, names: { en: 'Step-free access', de: 'Stufenloser Zugang' } },
  { id: 31, featureCategoryId: 3, names: { en: 'Showers', de: 'Duschen' } },
  { id: 32, featureCategoryId: 3, names: { en: 'Lockers', de: 'Schließfächer' } },
  { id: 33, featureCategoryId: 3, names: { en: 'Childcare', de: 'Kinderbetreuung' } },
  { id: 34, featureCategoryId: 3, names: { en: 'Outdoor area', de: 'Außenbereich' } },
];

const listings: (typeof studioListings.$inferInsert)[] = [
  {
    studioId: 1001,
    alias: 'northside-mitte',
    externalId: 'NS-1001',
    categoryIds: [1, 2],
    featureIds: [11, 12, 22, 23, 31, 32, 33],
    ratingAverage: 4.5,
    ratingCount: 100,
    universalCheckIn: true,
  },
  {
    studioId: 1002,
    alias: 'northside-hafen',
    externalId: 'NS-1002',
    categoryIds: [1, 3],
    featureIds: [11, 21, 22, 23, 31, 32, 34],
    ratingAverage: 4,
    ratingCount: 200,
    universalCheckIn: true,
  },
  {
    studioId: 1003,
    alias: 'northside-isar',
    externalId: 'NS-1003',
    categoryIds: [1, 2, 5],
    featureIds: [11, 13, 22, 31, 32],
    // New, without ratings.
    ratingAverage: null,
    ratingCount: 0,
  },
  {
    studioId: 2001,
    alias: 'volt-brooklyn',
    externalId: 'VG-2001',
    categoryIds: [1, 3, 7],
    featureIds: [11, 23, 31, 32],
    ratingAverage: 4.5,
    ratingCount: 300,
  },
  {
    studioId: 2002,
    alias: 'volt-venice-beach',
    externalId: 'VG-2002',
    categoryIds: [1, 3, 7],
    featureIds: [11, 21, 23, 31, 34],
    ratingAverage: 4,
    ratingCount: 100,
  },
  {
    studioId: 2003,
    alias: 'volt-koeln',
    externalId: 'VG-2003',
    categoryIds: [1, 7],
    featureIds: [11, 21, 22, 31, 32],
    ratingAverage: 3.5,
    ratingCount: 100,
    universalCheckIn: true,
  },
  {
    studioId: 3001,
    alias: 'arcade-milano',
    externalId: 'AM-3001',
    categoryIds: [3, 4, 6],
    featureIds: [11, 13, 31],
    ratingAverage: 5,
    ratingCount: 100,
  },
  {
    studioId: 3002,
    alias: 'arcade-leipzig',
    externalId: 'AM-3002',
    categoryIds: [3, 4, 6],
    featureIds: [13, 22, 23, 31, 33],
    ratingAverage: 4.5,
    ratingCount: 200,
    universalCheckIn: true,
  },
];

const menuLinks: (typeof additionalMenuEntries.$inferInsert)[] = [
  { studioId: 1001, label: 'Shop', url: 'https://northside.example/shop', position: 1 },
  { studioId: 1001, label: 'Jobs', url: 'https://northside.example/jobs', position: 2 },
  { studioId: 1002, label: 'Shop', url: 'https://northside.example/shop', position: 1 },
  { studioId: 3001, label: 'Rivista', url: 'https://arcade.example/rivista', position: 1 },
];

/** Sections for members and for visitors; the newest studio has no training section yet. */
const sections: (typeof trainingSections.$inferInsert)[] = listings
  .filter(({ studioId }) => studioId !== 1003)
  .flatMap(({ studioId }) => [
    { studioId, type: 'TRAINING_PLANS' as const, position: 1, membersOnly: true },
    { studioId, type: 'WORKOUT_HISTORY' as const, position: 2, membersOnly: true },
    { studioId, type: 'VIDEOS' as const, position: 3, membersOnly: false },
    { studioId, type: 'ARTICLES' as const, position: 4, membersOnly: false },
  ]);

export async function seedCatalogue(db: Database): Promise<void> {
  await db.insert(studioCategories).values(categories);
  await db.insert(studioFeatureCategories).values(featureCategories);
  await db.insert(studioFeatures).values(features);
  await db.insert(studioListings).values(listings);
  await db.insert(additionalMenuEntries).values(menuLinks);
  await db.insert(trainingSections).values(sections);
}
