/** A database of an earlier version gets exactly the missing sample data, without reverting changes by users. */
import { count, eq, inArray, TransactionRollbackError } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { accounts, customers } from '../src/domains/accounts/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { checkins } from '../src/domains/visits/tables.ts';
import { whitelabelConfigs } from '../src/domains/brands/tables.ts';
import {
  courseAppointments,
  courses,
  employees,
  singleAppointmentEmployees,
} from '../src/domains/bookings/courses/tables.ts';
import { jobs } from '../src/platform/jobs/tables.ts';
import { legalConsents, legalDocuments } from '../src/domains/legal/tables.ts';
import { studioNews } from '../src/domains/news/tables.ts';
import { seedSteps } from '../src/domains/service/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { sampleAccounts } from '../src/seed/accounts.ts';
import { sampleFinder } from '../src/seed/brands.ts';
import { seed } from '../src/seed/seed.ts';
import { steps } from '../src/seed/steps.ts';
import { openEmpty } from './harness/databases.ts';

const now = new Date('2026-11-22T10:00:00Z');

let store: OpenDatabase;
beforeAll(async () => {
  store = await openEmpty();
  await seed(store.db, now);
});
afterAll(() => store.close());

/** Runs in a transaction that is rolled back. */
const runRolledBack = (run: (db: Database) => Promise<void>): Promise<void> =>
  store.db
    .transaction(async (tx) => {
      await run(tx);
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });

const tables: PgTable[] = [
  accounts,
  bookings,
  courseAppointments,
  customers,
  legalConsents,
  legalDocuments,
  singleAppointmentEmployees,
  studioNews,
  whitelabelConfigs,
];

const countRows = async (db: Database) => {
  const rows = [];
  for (const table of tables) rows.push((await db.select({ n: count() }).from(table))[0]?.n);
  return rows;
};

test('runs every step once on an empty database, without mails to sample people', async () => {
  const recorded = await store.db.select().from(seedSteps);
  expect(recorded.map(({ name }) => name).toSorted()).toEqual(
    steps.map(({ name }) => name).toSorted(),
  );
  expect(await store.db.select().from(jobs)).toEqual([]);
});

test('lets members of every studio of Northside do the same', async () => {
  const granted = await store.db
    .selectDistinct({ permissions: studios.memberPermissions })
    .from(studios)
    .where(eq(studios.tenant, 'northside'));
  expect(granted).toEqual([
    {
      permissions: expect.arrayContaining([
        'CUSTOMER_CENTER_LOYALTY_PROGRAM',
        'CUSTOMER_CENTER_REFERRAL_ACTIVE',
        'SELF_SERVICE_COMPENSATION',
        'CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE',
      ]),
    },
  ]);
});

test('gives each of the three brands its own shape', async () => {
  const rows = await store.db.select().from(whitelabelConfigs);
  const fields = ['headingFont', 'cornerStyle', 'pictureStyle', 'heroLayout'] as const;
  for (const field of fields) {
    const values = rows.flatMap(({ style }) => style[field] ?? []);
    expect(new Set(values).size).toBe(3);
  }
});

test('creates past check-ins and one that is active', async () => {
  const rows = await store.db.select().from(checkins).orderBy(checkins.checkinAt);
  const regular = rows.filter(({ checkoutAt }) => checkoutAt !== null);
  expect(regular.length).toBeGreaterThan(50);
  const wrong = regular.filter(
    ({ checkinAt, checkoutAt }) =>
      checkoutAt === null || checkoutAt >= now || checkoutAt <= checkinAt,
  );
  expect(wrong).toEqual([]);
  expect(rows.length - regular.length).toBe(1);
});

test('adds what a database without recorded steps lacks, and nothing twice', () =>
  runRolledBack(async (db) => {
    const before = await countRows(db);
    await db.delete(seedSteps);
    await db.delete(legalConsents);
    await db.delete(legalDocuments);
    await db.delete(studioNews);
    await db.delete(singleAppointmentEmployees);
    await db
      .delete(whitelabelConfigs)
      .where(eq(whitelabelConfigs.publicFacilityGroup, sampleFinder));
    await db.delete(customers).where(inArray(customers.customerNumber, ['NS-30001', 'NS-30002']));
    await db.delete(accounts).where(eq(accounts.email, 'newcomer@northside.example'));
    expect(await seed(db, now)).toBe(false);
    expect(await countRows(db)).toEqual(before);
    await seed(db, now);
    expect(await countRows(db)).toEqual(before);
  }));

test('does not restore rows that users have deleted', () =>
  runRolledBack(async (db) => {
    const [first] = sampleAccounts;
    await db.delete(studioNews);
    await db.delete(accounts).where(eq(accounts.email, first?.email ?? ''));
    const before = await countRows(db);
    await seed(db, now);
    expect(await countRows(db)).toEqual(before);
  }));

test('runs a new step without repeating others', () =>
  runRolledBack(async (db) => {
    const before = await countRows(db);
    await db.delete(seedSteps).where(eq(seedSteps.name, 'news'));
    await db.delete(studioNews);
    await db.delete(legalDocuments);
    const without = await countRows(db);
    await seed(db, now);
    const after = await countRows(db);
    const legal = tables.indexOf(legalDocuments);
    const news = tables.indexOf(studioNews);
    expect(after[news]).toBe(before[news]);
    expect(after.with(news, 0)).toEqual(without);
    expect(after[legal]).toBe(0);
  }));

test('renames shared samples of an earlier database and keeps changed names', () =>
  runRolledBack(async (db) => {
    const ownSteps = ['courses-by-brand', 'events-by-brand'];
    await db.delete(seedSteps).where(inArray(seedSteps.name, ownSteps));
    const rename = (from: string, to: string) =>
      db.update(courses).set({ name: to }).where(eq(courses.name, from));
    await rename('Sunrise Strength', 'Morning Yoga');
    await rename('Outdoor Bootcamp', 'Open Air Workout');
    await rename('Bag Work', 'Ladies’ Boxing');
    await db
      .update(employees)
      .set({ displayedName: 'Trainer One' })
      .where(eq(employees.displayedName, 'Alex Sample'));
    await seed(db, now);
    const ofVolt = await db.select().from(courses).where(eq(courses.tenant, 'volt'));
    const names = ofVolt.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Sunrise Strength', 'Outdoor Bootcamp', 'Ladies’ Boxing']),
    );
    expect(names).not.toContain('Morning Yoga');
    const trainers = await db.select().from(employees).where(eq(employees.tenant, 'volt'));
    expect(trainers.map(({ displayedName }) => displayedName)).toContain('Alex Sample');
  }));

test('adds hints to the events of an earlier database and keeps changed descriptions', () =>
  runRolledBack(async (db) => {
    await db.delete(seedSteps).where(eq(seedSteps.name, 'hints-of-events-and-appointments'));
    const describe = (name: string, description: string) =>
      db.update(courses).set({ description }).where(eq(courses.name, name));
    const find = async (name: string) =>
      (await db.select().from(courses).where(eq(courses.name, name)))[0]?.description;
    const text = 'Sleds, sandbags and teams of four. We go outside in any weather.';
    await describe('Outdoor Bootcamp', text);
    await describe('Nutrition Talk', 'Changed.');
    await seed(db, now);
    expect(await find('Outdoor Bootcamp')).toBe(
      `${text}\n\nLevel: with experience\nBring: water, outdoor shoes and clothes for the weather`,
    );
    expect(await find('Nutrition Talk')).toBe('Changed.');
  }));
