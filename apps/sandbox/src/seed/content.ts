/** Articles, videos, dashboard links and beverage machines of the sample chains. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { beverageDevices } from '../domains/beverages/tables.ts';
import { contentArticles, contentVideos, dashboardLinks } from '../domains/content/tables.ts';
import { contractOfferModules, contractOffers } from '../domains/membershipOffers/tables.ts';
import { courses } from '../domains/bookings/courses/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { sampleTenants, type TenantName } from './brands.ts';
import { articleTexts, createCaptions, videoTexts } from './contentTexts.ts';
import { toPicture } from '../platform/toPicture.ts';
import { sampleTrainers } from './trainers.ts';

const minutesPerDay = 1440;

/** Returns an existing picture of a course of the chain, or null. */
async function findPicture(db: Database, tenant: string, place: number) {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.tenant, tenant))
    .orderBy(courses.id)
    .limit(10);
  const course = rows[place % Math.max(1, rows.length)];
  return course ? toPicture('course', course.id) : null;
}

async function seedArticles(db: Database, tenant: TenantName, now: Date): Promise<void> {
  const { break: breakText, water, sleep } = articleTexts;
  const [first, second] = sampleTrainers(tenant);
  const shared = { tenant, studioId: null };
  await db.insert(contentArticles).values([
    {
      ...shared,
      texts: breakText,
      image: await findPicture(db, tenant, 0),
      author: first?.displayedName ?? null,
      publishedAt: addMinutes(now, -3 * minutesPerDay),
    },
    {
      ...shared,
      texts: water,
      image: await findPicture(db, tenant, 1),
      author: null,
      publishedAt: addMinutes(now, -20 * minutesPerDay),
    },
    {
      ...shared,
      texts: sleep,
      image: null,
      author: second?.displayedName ?? null,
      publishedAt: addMinutes(now, -60 * minutesPerDay),
    },
  ]);
}

async function seedVideos(db: Database, tenant: string, now: Date): Promise<void> {
  const shared = { tenant, studioId: null };
  await db.insert(contentVideos).values([
    {
      ...shared,
      texts: videoTexts.breathing,
      url: '/videos/breathing.webm',
      poster: await findPicture(db, tenant, 2),
      durationSeconds: 8,
      captions: createCaptions('breathing'),
      publishedAt: addMinutes(now, -5 * minutesPerDay),
    },
    {
      ...shared,
      texts: videoTexts.square,
      url: '/videos/square-breathing.webm',
      poster: await findPicture(db, tenant, 3),
      durationSeconds: 16,
      captions: createCaptions('square'),
      publishedAt: addMinutes(now, -40 * minutesPerDay),
    },
  ]);
}

async function seedLinks(db: Database, tenant: string): Promise<void> {
  const shared = { tenant, studioId: null };
  await db.insert(dashboardLinks).values([
    {
      ...shared,
      texts: {
        en: { title: 'Our shop', description: 'Shirts, bottles and towels.' },
        de: { title: 'Unser Shop', description: 'Shirts, Flaschen und Handtücher.' },
      },
      url: `https://shop.${tenant}.example`,
      icon: 'SHOP',
      position: 1,
    },
    {
      ...shared,
      texts: {
        en: { title: 'Recipes', description: 'What to cook after training.' },
        de: { title: 'Rezepte', description: 'Was du nach dem Training kochst.' },
      },
      url: `https://recipes.${tenant}.example`,
      icon: 'NUTRITION',
      position: 2,
    },
    {
      ...shared,
      texts: {
        en: { title: 'Help', description: null },
        de: { title: 'Hilfe', description: null },
      },
      url: `https://help.${tenant}.example`,
      icon: 'SUPPORT',
      position: 3,
    },
  ]);
}

/** Adds a machine at Northside Mitte for members with the beverage module, and one at Volt Köln for every member. */
async function seedDevices(db: Database): Promise<void> {
  const found = await db.select({ id: studios.id }).from(studios);
  const has = (id: number) => found.some((studio) => studio.id === id);
  const drinks = await db
    .select({ id: contractOfferModules.id })
    .from(contractOfferModules)
    .innerJoin(contractOffers, eq(contractOffers.id, contractOfferModules.offerId))
    .where(and(eq(contractOffers.studioId, 1001), eq(contractOfferModules.name, 'Drinks')));
  const devices = [
    {
      id: 'TRG-1001-01',
      studioId: 1001,
      name: 'Drinks by the entrance',
      moduleIds: drinks.map(({ id }) => id),
      saleSeconds: 60,
    },
    {
      id: 'TRG-2003-01',
      studioId: 2003,
      name: 'Drinks by the racks',
      moduleIds: [],
      saleSeconds: 60,
    },
  ].filter(({ studioId }) => has(studioId));
  if (devices.length > 0) await db.insert(beverageDevices).values(devices).onConflictDoNothing();
}

/** Lets members without the beverage module pay at the machine of Northside Mitte. */
export async function seedDrinkPrices(db: Database): Promise<void> {
  await db
    .update(beverageDevices)
    .set({ priceCents: 250 })
    .where(eq(beverageDevices.id, 'TRG-1001-01'));
}

/** Adds articles for all chains; Arcade has no links and no videos. */
export async function seedContent(db: Database, now: Date): Promise<void> {
  for (const { name } of sampleTenants) {
    await seedArticles(db, name, now);
    if (name === 'arcade') continue;
    await seedVideos(db, name, now);
    await seedLinks(db, name);
  }
  await seedDevices(db);
}
