/** Sample data of the pages other than booking includes every case that a page must show. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  courseCategories,
  courses,
  locations,
  offers,
} from '../src/domains/bookings/courses/tables.ts';
import {
  benefits,
  singleAppointmentOffers,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import {
  contractOfferModules,
  contractOffers,
  referralPrograms,
} from '../src/domains/membershipOffers/tables.ts';
import { compensationPremiums, compensations } from '../src/domains/compensation/tables.ts';
import { loyaltyLevels, loyaltyPremiums } from '../src/domains/loyalty/tables.ts';
import { loyaltyActivities, loyaltyPrograms } from '../src/domains/points/tables.ts';
import { referralPremiums } from '../src/domains/recruitments/tables.ts';
import { products, productVariants } from '../src/domains/products/tables.ts';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { brandWords } from '../src/seed/brandWords.ts';
import type { TenantName } from '../src/seed/brands.ts';
import { translateDescriptions } from '../src/seed/sampleHints.ts';
import { sampleTexts } from '../src/seed/sampleTexts.ts';
import { seed } from '../src/seed/seed.ts';
import { studiosAbroad } from '../src/seed/abroad.ts';
import { sampleStudios } from '../src/seed/studios.ts';
import { openEmpty } from './harness/databases.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

const now = new Date('2026-10-20T10:00:00Z');

let store: OpenDatabase;
let sandbox: Sandbox;

beforeAll(async () => {
  store = await openEmpty();
  await seed(store.db, now);
  sandbox = await createSandbox(store);
  sandbox.services.clock.set(now);
});

afterAll(async () => {
  await sandbox.app.close();
  await store.close();
});

const studioRequest = ({ id, tenant }: (typeof sampleStudios)[number]) => ({
  query: { organizationUnitId: id },
  headers: { 'x-tenant': tenant },
});

test.for(sampleStudios.map((studio) => [studio.name, studio] as const))(
  '%s has legal documents in its language, marked as samples',
  async ([, studio]) => {
    const { body } = await sandbox.call('listLegalInfos', studioRequest(studio));
    const missing = studio.tenant === 'arcade' ? ['REVOCATION_TERMS'] : [];
    expect(body.map(({ type }) => type)).toEqual(
      [
        'GENERAL_TERMS',
        'IMPRINT',
        'PRIVACY',
        'REVOCATION_TERMS',
        'ACCESSIBILITY_STATEMENTS',
      ].filter((type) => !missing.includes(type)),
    );
    const notice = studio.zoneId === 'Europe/Berlin' ? 'Musterdokument' : 'Sample document';
    expect(body.filter(({ externalUrl }) => externalUrl)).toEqual(
      studio.tenant === 'volt'
        ? [{ type: 'PRIVACY', externalUrl: true, text: 'https://volt.example/privacy' }]
        : [],
    );
    for (const { text } of body.filter(({ externalUrl }) => !externalUrl)) {
      expect(text).toContain(notice);
      expect(text).not.toContain('undefined');
    }
    const consents = await sandbox.call('listLegalConsents', studioRequest(studio));
    expect(consents.body.map(({ mandatory }) => mandatory)).toEqual([true, false]);
  },
);

/** Returns the names and descriptions of what a chain sells, as they are stored. */
async function collectSold(tenant: TenantName): Promise<Set<string>> {
  const { db } = store;
  const studioIds = sampleStudios.filter((one) => one.tenant === tenant).map(({ id }) => id);
  const rows = await Promise.all([
    db
      .select({ name: courseCategories.name, description: courseCategories.name })
      .from(courseCategories)
      .where(eq(courseCategories.tenant, tenant)),
    ...[courses, benefits].map((table) =>
      db
        .select({ name: table.name, description: table.description })
        .from(table)
        .where(eq(table.tenant, tenant)),
    ),
    ...[offers, singleAppointmentOffers, products, contractOffers].map((table) =>
      db
        .select({ name: table.name, description: table.description })
        .from(table)
        .where(inArray(table.studioId, studioIds)),
    ),
    db
      .select({ name: contractOfferModules.name, description: contractOfferModules.description })
      .from(contractOfferModules)
      .innerJoin(contractOffers, eq(contractOffers.id, contractOfferModules.offerId))
      .where(inArray(contractOffers.studioId, studioIds)),
    db
      .select({ name: locations.name, description: locations.name })
      .from(locations)
      .where(inArray(locations.studioId, studioIds)),
    db
      .select({ name: productVariants.name, description: productVariants.name })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(inArray(products.studioId, studioIds)),
  ]);
  return new Set(rows.flat().flatMap(({ name, description }) => [name, description]));
}

test.for([
  [
    'de',
    'northside',
    [
      'Basic',
      'Cycling',
      'Indoor Cycling',
      'Personal Training',
      'Pilates',
      'Power Yoga',
      'Premium',
      'Yin Yoga',
      'Yoga',
    ],
  ],
  ['de', 'volt', ['Basic', 'Cycling', 'Personal Training', 'Power Ride', 'Premium']],
  ['de', 'arcade', ['Basic', 'Personal Training', 'Premium']],
  ['es', 'volt', ['Power Ride', 'Premium']],
  ['it', 'arcade', ['Basic', 'Personal training', 'Premium']],
] as const)(
  'in %s, everything that %s sells has a text, except words that are the same',
  async ([language, tenant, same]) => {
    const translated = { ...sampleTexts[language], ...translateDescriptions(language) };
    const texts = [...(await collectSold(tenant))];
    expect(texts.filter((text) => !Object.hasOwn(translated, text)).toSorted()).toEqual(same);
  },
);

test('has German texts for rewards, except names that are the same', async () => {
  const { db } = store;
  const rows = await Promise.all([
    ...[loyaltyLevels, loyaltyActivities, loyaltyPremiums, referralPremiums, referralPrograms].map(
      (table) => db.select({ name: table.name, text: table.description }).from(table),
    ),
    db
      .select({ name: compensationPremiums.name, text: compensationPremiums.description })
      .from(compensationPremiums),
    db.select({ name: compensations.name, text: compensations.name }).from(compensations),
    db
      .select({ name: loyaltyPremiums.name, text: loyaltyPremiums.redemptionText })
      .from(loyaltyPremiums),
    db
      .select({ name: referralPrograms.name, text: referralPrograms.rewardDescription })
      .from(referralPrograms),
    db.select({ name: loyaltyPrograms.headline, text: loyaltyPrograms.text }).from(loyaltyPrograms),
    db.select({ name: loyaltyPrograms.title, text: loyaltyPrograms.teaser }).from(loyaltyPrograms),
  ]);
  const programs = await db.select().from(loyaltyPrograms);
  const texts = new Set([
    ...rows.flat().flatMap(({ name, text }) => [name, text]),
    ...programs.flatMap(({ advantages }) => advantages),
  ]);
  const same = [...texts].filter((text) => !Object.hasOwn(sampleTexts.de, text));
  expect(same.toSorted()).toEqual(['Bronze', 'Gold', 'Northside Rewards', 'Volt Club']);
});

test('answers in the language of the request, whatever the studio wrote', async () => {
  const mitte = sampleStudios.find(({ name }) => name === 'Northside Mitte');
  if (!mitte) throw new Error('Northside Mitte is missing');
  const read = async (language: string) => {
    const request = studioRequest(mitte);
    const asked = { ...request, headers: { ...request.headers, 'accept-language': language } };
    const products = await sandbox.call('listPublicVirtualProducts', asked);
    const consents = await sandbox.call('listLegalConsents', asked);
    const news = await sandbox.call('listStudioNews', asked);
    return [
      ...products.body.flatMap(({ name, variants }) => [name, ...variants.map((one) => one.name)]),
      ...consents.body.map(({ name }) => name ?? ''),
      ...news.body.map(({ title }) => title),
    ];
  };
  expect(await read('de-DE')).toEqual(
    expect.arrayContaining([
      'Ein Tag, ermäßigt (Studium, Ausbildung, über 65)',
      'Allgemeine Geschäftsbedingungen',
      'Northside Mitte feiert Geburtstag',
    ]),
  );
  expect(await read('en-GB')).toEqual(
    expect.arrayContaining([
      'One day, reduced (students, trainees, over 65)',
      'General terms and conditions',
      'Northside Mitte has a birthday',
    ]),
  );
});

test('answers in Italian what an Italian studio wrote in English', async () => {
  const milano = sampleStudios.find(({ name }) => name === 'Arcade Milano');
  if (!milano) throw new Error('Arcade Milano is missing');
  const request = studioRequest(milano);
  const asked = { ...request, headers: { ...request.headers, 'accept-language': 'it-IT' } };
  const news = await sandbox.call('listStudioNews', asked);
  expect(news.body.map(({ title }) => title)).toContain('Arcade Milano compie gli anni');
  const consents = await sandbox.call('listLegalConsents', asked);
  expect(consents.body.map(({ text }) => text)).toEqual([
    'Ho letto le condizioni generali e le accetto.',
    'Sì, voglio ricevere novità e offerte via e-mail',
  ]);
});

// In Los Angeles it is still before the morning of the open day.
test('creates news with pictures for every studio but one', async () => {
  const counts = [];
  const pictures = [];
  for (const studio of sampleStudios) {
    const { body } = await sandbox.call('listStudioNews', studioRequest(studio));
    counts.push(body.length);
    for (const { url } of body.flatMap(({ image }) => image ?? []))
      pictures.push((await sandbox.app.inject({ url })).statusCode);
  }
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 3, 4, 4, 4, 5, 5, 5]);
  expect(new Set(pictures)).toEqual(new Set([200]));
});

test('creates the brand’s own texts exactly where they mention a class', async () => {
  for (const [language, words] of Object.entries(brandWords)) {
    const { body } = await sandbox.call('getTranslations', { path: { tag: 'volt', language } });
    expect(body).toEqual(words);
  }
});

test.for([
  ['Northside Zürich', 'CHF', 0.05],
  ['Volt Budapest', 'HUF', 1],
] as const)('%s has prices in %s, in steps of %s', async ([name, currency, step]) => {
  const studio = studiosAbroad.find((one) => one.name === name);
  if (!studio) throw new Error(`The sample data has no studio ${name}.`);
  const offers = (await sandbox.call('listContractOffers', studioRequest(studio))).body;
  const products = (await sandbox.call('listPublicVirtualProducts', studioRequest(studio))).body;
  expect(offers.length).toBeGreaterThan(0);
  expect(new Set(products.map(({ type }) => type))).toEqual(
    new Set(['BENEFIT_OFFER', 'DAY_TICKET', 'VOUCHER']),
  );
  const prices = [
    ...offers.flatMap(({ terms }) =>
      terms.flatMap((term) => [
        term.price,
        term.totalPrice,
        term.monthlyPrice,
        ...term.flatFees.map(({ price }) => price),
        ...term.modules.flatMap(({ price }) => price ?? []),
      ]),
    ),
    ...products.flatMap(({ variants }) => variants.map(({ price }) => price)),
  ];
  expect(new Set(prices.map((price) => price.currency))).toEqual(new Set([currency]));
  const wrongPrices = prices.filter(({ amount }) => {
    const steps = Math.round(amount * 100) / Math.round(step * 100);
    return amount <= 0 || !Number.isInteger(steps);
  });
  expect(wrongPrices).toEqual([]);
});
