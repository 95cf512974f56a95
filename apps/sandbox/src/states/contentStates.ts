import { beverageDevices, beverageSales } from '../domains/beverages/tables.ts';
import { consumptionCreditEntries } from '../domains/products/tables.ts';
import { contentArticles, contentVideos, dashboardLinks } from '../domains/content/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { customerRow, studioRow, tenantRow } from './rows.ts';
import { tenants } from '../domains/brands/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import type { States } from './vocabulary.ts';
import { present } from './world.ts';
import { toPicture } from '../platform/toPicture.ts';

/** Ids of the sample device and of one of another chain. */
export const deviceIds = { own: 'TRG-1001-01', other: 'TRG-2001-01' };

const owner = { tenant: 'northside', studioId: null };
const newerDate = new Date('2026-11-20T09:00:00+01:00');
const olderDate = new Date('2026-11-10T09:00:00+01:00');
const image = toPicture('course', 401);

const articles = [
  {
    ...owner,
    id: 98_101,
    texts: {
      en: {
        title: 'How to begin again after a break',
        teaser: 'Two weeks at half the weight, and nothing hurts.',
        text: 'Begin with **half the weight** of before.\n\n- Two sets instead of three\n- One day of rest in between',
      },
    },
    image,
    author: 'Trainer One',
    publishedAt: newerDate,
  },
  {
    ...owner,
    id: 98_102,
    texts: {
      en: {
        title: 'What to drink, and how much',
        teaser: 'Water, before you are thirsty.',
        text: 'Drink *before* you are thirsty.',
      },
    },
    publishedAt: olderDate,
  },
] satisfies (typeof contentArticles.$inferInsert)[];

const captions = {
  de: 'WEBVTT\n\n00:00.000 --> 00:04.000\nEinatmen\n',
  en: 'WEBVTT\n\n00:00.000 --> 00:04.000\nBreathe in\n',
};

const videos = [
  {
    ...owner,
    id: 98_201,
    texts: {
      en: {
        title: 'Breathe with us',
        description: 'A circle grows while you breathe in, and shrinks while you breathe out.',
      },
    },
    url: '/videos/breathing.webm',
    poster: image,
    durationSeconds: 8,
    captions,
    publishedAt: newerDate,
  },
  {
    ...owner,
    id: 98_202,
    texts: {
      en: {
        title: 'Breathing in a square',
        description: 'In, hold, out, hold, four seconds each.',
      },
    },
    url: '/videos/square-breathing.webm',
    durationSeconds: 16,
    captions,
    publishedAt: olderDate,
  },
] satisfies (typeof contentVideos.$inferInsert)[];

const links = [
  {
    ...owner,
    id: 98_301,
    texts: { en: { title: 'Our shop', description: 'Shirts, bottles and towels.' } },
    url: 'https://shop.northside.example',
    icon: 'SHOP',
    position: 1,
  },
  {
    ...owner,
    id: 98_302,
    texts: { en: { title: 'Help', description: null } },
    url: 'https://help.northside.example',
    icon: 'SUPPORT',
    position: 2,
  },
] satisfies (typeof dashboardLinks.$inferInsert)[];

export const contentStates = {
  async content({ db }) {
    for (const table of [contentArticles, contentVideos, dashboardLinks]) await db.delete(table);
    await db.insert(contentArticles).values(articles);
    await db.insert(contentVideos).values(videos);
    await db.insert(dashboardLinks).values(links);
  },

  async 'a drinks machine'({ db }, params) {
    const state = params.oneOf('state', [
      'free',
      'busy',
      'not for this member',
      'paid',
      'too dear',
    ]);
    await db.delete(beverageDevices);
    await db.insert(tenants).values(tenantRow('neighbour')).onConflictDoNothing();
    await db
      .insert(studios)
      .values({ ...studioRow(2001), tenant: 'neighbour', name: 'Volt Zentrum' })
      .onConflictDoNothing();
    const isPaid = state === 'paid' || state === 'too dear';
    const device = {
      name: 'Drinks by the entrance',
      moduleIds: isPaid || state === 'not for this member' ? [42_999] : [42_002],
      priceCents: isPaid ? 250 : 0,
      saleSeconds: 60,
    };
    await db.insert(beverageDevices).values([
      { ...device, id: deviceIds.own, studioId: 1001 },
      { ...device, id: deviceIds.other, studioId: 2001 },
    ]);
    if (isPaid) {
      await db.delete(consumptionCreditEntries);
      await db.insert(consumptionCreditEntries).values({
        customerId: customerRow.id,
        studioId: 1001,
        type: 'RECHARGE',
        name: 'Credit',
        amountCents: state === 'paid' ? 1000 : 249,
        bookedAt: present,
      });
    }
    if (state === 'busy')
      await db.insert(beverageSales).values({
        id: '8c2f7b1e-4d3a-4f6b-9e5c-1a2b3c4d5e09',
        deviceId: deviceIds.own,
        customerId: customerRow.id,
        startedAt: addMinutes(present, -0.5),
        validUntil: addMinutes(present, 0.5),
      });
  },
} satisfies Partial<States>;
