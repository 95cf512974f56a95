/** Sample data on the first day, and weeks later. */
import { and, count, countDistinct, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { accounts, customers } from '../src/domains/accounts/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { accountEntries, customerAccounts } from '../src/domains/customerAccounts/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { contractCharges } from '../src/domains/memberships/tables.ts';
import { checkins } from '../src/domains/visits/tables.ts';
import { sampleRequests } from '../src/seed/customerAccounts.ts';
import { findMember } from '../src/seed/findMember.ts';
import {
  courseAppointments,
  courseCategories,
  courses,
  employees,
  locations,
} from '../src/domains/bookings/courses/tables.ts';
import { benefits } from '../src/domains/bookings/singleAppointments/tables.ts';
import { sampleAccounts, samplePassword } from '../src/seed/accounts.ts';
import { seed } from '../src/seed/seed.ts';
import { outdoorPlaces, sampleRooms, sampleStudios } from '../src/seed/studios.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { addDays, dayIn } from '../src/platform/time.ts';
import type { Schemas } from '../src/platform/api.ts';
import { openEmpty } from './harness/databases.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

// Daylight saving changes in Berlin and New York during the four weeks.
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

const tenantHeader = (tenant: string) => ({ 'x-tenant': tenant });

async function listCourses({ id, tenant, zoneId }: (typeof sampleStudios)[number]) {
  const today = dayIn(zoneId, now);
  const answer = await sandbox.call('listPublicCoursesWithCanceled', {
    query: { organizationUnitId: id, startDate: addDays(today, -14), endDate: addDays(today, 21) },
    headers: tenantHeader(tenant),
  });
  return answer.body;
}

test('creates three tenants with a brand each, and eight studios in four time zones', async () => {
  expect(new Set(sampleStudios.map(({ tenant }) => tenant)).size).toBe(3);
  expect(sampleStudios).toHaveLength(8);
  expect(new Set(sampleStudios.map(({ zoneId }) => zoneId))).toEqual(
    new Set(['Europe/Berlin', 'Europe/Rome', 'America/New_York', 'America/Los_Angeles']),
  );
  const brands = [];
  for (const tenant of ['northside', 'volt', 'arcade'])
    brands.push(
      (await sandbox.call('getWhitelabelConfig', { headers: tenantHeader(tenant) })).body,
    );
  expect(brands.map(({ accountContext }) => accountContext)).toEqual([
    'MY_SPORTS',
    'FIT_X',
    'RSG_GROUP',
  ]);
  for (const key of ['highlightColor', 'backgroundColor', 'textColor'] as const)
    expect(new Set(brands.map(({ style }) => style[key])).size).toBe(3);
});

test('gives each brand its own classes, events and trainers', async () => {
  const shared = async (table: typeof courses | typeof employees, name: PgColumn) =>
    store.db
      .select({ name })
      .from(table)
      .groupBy(name)
      .having(gt(countDistinct(table.tenant), 1));
  expect(await shared(courses, courses.name)).toEqual([]);
  expect(await shared(employees, employees.displayedName)).toEqual([]);
});

test('says what level classes, events and appointments need or what to bring', async () => {
  for (const table of [courses, benefits]) {
    const rows = await store.db.select({ description: table.description }).from(table);
    for (const { description } of rows) expect(description).toMatch(/\n\n(?:Level|Bring): \S/);
  }
});

test('holds courses in a room of the brand that fits their category', async () => {
  const rows = await store.db
    .selectDistinct({
      tenant: studios.tenant,
      category: courseCategories.name,
      room: locations.name,
    })
    .from(courseAppointments)
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(locations, sql`${locations.id} = any(${courseAppointments.locationIds})`)
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .where(
      and(
        eq(courses.itemType, 'COURSE'),
        inArray(
          studios.id,
          sampleStudios.map(({ id }) => id),
        ),
      ),
    );
  expect(rows.length).toBeGreaterThan(10);
  const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = sampleRooms;
  expect(
    rows.filter(({ tenant, category, room }) => !rooms[tenant]?.[room]?.includes(category)),
  ).toEqual([]);
});

test('holds outdoor events outside', async () => {
  const rows = await store.db
    .selectDistinct({ event: courses.name, place: locations.name })
    .from(courseAppointments)
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(locations, sql`${locations.id} = any(${courseAppointments.locationIds})`)
    .where(inArray(locations.name, Object.values(outdoorPlaces)))
    .orderBy(courses.name);
  expect(rows).toEqual([
    { event: 'Open Air Dance', place: 'Courtyard' },
    { event: 'Open Air Workout', place: 'Meadow in the park' },
    { event: 'Outdoor Bootcamp', place: 'Training yard' },
  ]);
});

describe.for(sampleStudios.map((studio) => [studio.name, studio] as const))('%s', ([, studio]) => {
  test.for([
    [/Morning|Sunrise/, ['07:00', '09:30']],
    [/Lunch/, ['12:15']],
    [/Evening|Night/, ['19:30', '20:30']],
  ] as const)('holds classes called %s at %s', async ([name, times]) => {
    const other = (await listCourses(studio)).filter(
      ({ name: course, slots: [slot] }) =>
        name.test(course) && !times.some((time) => slot?.startDateTime.slice(11, 16) === time),
    );
    expect(other).toEqual([]);
  });

  test('has courses in every state that a list can show', async () => {
    const courses = await listCourses(studio);
    const firstSlot = ({ slots: [slot] }: Schemas['BookableCourse']) => slot;
    const shows: Record<string, (course: Schemas['BookableCourse']) => boolean> = {
      canceled: ({ appointmentStatus }) => appointmentStatus === 'CANCELED',
      full: ({ bookedParticipants, maxParticipants }) => bookedParticipants === maxParticipants,
      'with people waiting': ({ waitingListParticipants }) => waitingListParticipants > 0,
      'with places': ({ bookedParticipants, maxParticipants }) =>
        bookedParticipants < maxParticipants,
      online: ({ appointmentMeetingType }) => appointmentMeetingType === 'STREAM',
      free: ({ price }) => typeof price === 'object' && price.state === 'FREE',
      'for members': ({ price }) => typeof price === 'object' && price.state === 'MEMBER_ONLY',
      paid: ({ price }) => typeof price === 'object' && price.state === 'ONLINE_PAYMENT',
      'not open yet': (course) => new Date(firstSlot(course)?.earliestBookingDateTime ?? now) > now,
      past: (course) => new Date(firstSlot(course)?.endDateTime ?? now) < now,
    };
    const missing = Object.entries(shows).flatMap(([name, shown]) =>
      courses.some(shown) ? [] : [name],
    );
    expect(missing).toEqual([]);
  });

  test('keeps local start times across daylight saving changes', async () => {
    const starts = (await listCourses(studio)).map(
      ({ slots: [slot] }) => slot?.startDateTime ?? '',
    );
    expect(new Set(starts.map((start) => start.slice(11, 16)))).toEqual(
      new Set(['07:00', '09:30', '12:15', '16:30', '18:00', '19:30', '20:30']),
    );
    expect(new Set(starts.map((start) => start.slice(19))).size).toBe(2);
  });
});

test.for(sampleAccounts.map((account) => [account.email, account] as const))(
  'lets %s log in',
  async ([username, { tenant, studioId, books }]) => {
    const answer = await sandbox.call('login', {
      body: { username, password: samplePassword },
      headers: {
        ...tenantHeader(tenant),
        authorization: `Basic ${btoa(`${username}:${samplePassword}`)}`,
      },
    });
    expect(answer.status).toBe(200);
    const as = answer.body.userId;
    const info = await sandbox.call('getUserInfo', { as });
    expect(info.body.studioConnects.map((connect) => connect.studioId)).toEqual(
      studioId === undefined ? [] : [studioId],
    );
    const calendar = await sandbox.call('listMyCurrentCalendarItems', { as });
    expect(calendar.body.map(({ participantStatus }) => participantStatus).toSorted()).toEqual(
      books ? ['BOOKED', 'WAITING'] : [],
    );
  },
);

const holders = [
  ['member@northside.example', 'northside', 1001],
  ['pack@northside.example', 'northside', 1001],
  ['booked@northside.example', 'northside', 1001],
  ['refused@northside.example', 'northside', 1001],
  ['incomplete@northside.example', 'northside', 1001],
  ['member@volt.example', 'volt', 2003],
  ['member@arcade.example', 'arcade', 3001],
] as const;

describe.for(holders)('the membership of %s', ([email, tenant, studioId]) => {
  const headers = tenantHeader(tenant);
  const isRefused = email === 'refused@northside.example';

  async function loadHolder() {
    const [found] = await store.db
      .select({ customer: customers, memberSince: accounts.memberSince })
      .from(customers)
      .innerJoin(accounts, eq(accounts.id, customers.accountId))
      .where(and(eq(accounts.email, email), eq(customers.tenant, tenant)));
    const signed = await store.db
      .select()
      .from(contracts)
      .where(eq(contracts.accountId, found?.customer.accountId ?? 0))
      .orderBy(contracts.startDate);
    if (!found) throw new Error(`There is no customer ${email}.`);
    return { ...found, as: found.customer.accountId ?? 0, signed, firstDay: signed[0]?.startDate };
  }

  test('is paid by the mandate of its contract, which can be downloaded', async () => {
    const { as, signed } = await loadHolder();
    const { body } = await sandbox.call('getPaymentData', { as, headers });
    expect(body).toMatchObject({
      paymentMethod: 'DIRECT_DEBIT',
      maskedIban: 'DE•• •••• 4242',
      mandateReference: signed.at(-1)?.mandateReference,
    });
    const mandate = await sandbox.call('getSepaMandateDocument', { as, headers });
    expect(mandate.status).toBe(200);
  });

  test('owes what its contracts charge, from their start', async () => {
    const { customer, firstDay, memberSince } = await loadHolder();
    expect(memberSince).toBe(firstDay);
    const claims = await store.db
      .select({ entry: accountEntries, chargedBy: contractCharges.contractId })
      .from(accountEntries)
      .innerJoin(customerAccounts, eq(customerAccounts.id, accountEntries.customerAccountId))
      .leftJoin(contractCharges, eq(contractCharges.entryId, accountEntries.id))
      .where(
        and(
          eq(customerAccounts.customerId, customer.id),
          eq(customerAccounts.studioId, studioId),
          eq(accountEntries.kind, 'CLAIM'),
        ),
      )
      .orderBy(accountEntries.dueDate);
    const others = claims.filter(({ chargedBy }) => chargedBy === null);
    expect(others.map(({ entry }) => entry.name)).toEqual(isRefused ? ['Personal Training'] : []);
    expect(claims[0]?.entry.dueDate).toBe(firstDay);
  });

  test('lets in, unless something has not been paid for long', async () => {
    const { as } = await loadHolder();
    const { body } = await sandbox.call('getAccessRefusalStatus', { as, headers });
    expect(body.reasons).toEqual(isRefused ? ['OPEN_PAYMENTS'] : []);
  });

  test('begins before the first visit', async () => {
    const { customer, signed } = await loadHolder();
    const visits = await store.db
      .select({ date: checkins.date })
      .from(checkins)
      .where(eq(checkins.customerId, customer.id));
    const isCovered = (date: string) =>
      signed.some(
        ({ startDate, endDate, lastPossibleCancelationDate, contractEndDate }) =>
          startDate <= date &&
          date <= (contractEndDate ?? (lastPossibleCancelationDate === null ? endDate : date)),
      );
    expect(visits.filter(({ date }) => !isCovered(date))).toEqual([]);
  });
});

test('charges a membership only to customers with a contract', async () => {
  const memberships = await store.db
    .select({ customer: customers.customerNumber })
    .from(accountEntries)
    .innerJoin(customerAccounts, eq(customerAccounts.id, accountEntries.customerAccountId))
    .innerJoin(customers, eq(customers.id, customerAccounts.customerId))
    .leftJoin(contractCharges, eq(contractCharges.entryId, accountEntries.id))
    .where(
      and(
        eq(accountEntries.kind, 'CLAIM'),
        eq(accountEntries.name, 'Membership'),
        isNull(contractCharges.id),
      ),
    );
  expect(memberships).toEqual([]);
  const path = { paymentRequestUuid: sampleRequests[0].uuid };
  const { body: request } = await sandbox.call('getPaymentRequest', { path });
  expect(request.positions.map(({ name }) => name)).toEqual([
    'Nutrition advice',
    'Personal training',
  ]);
});

test('lets the bank return the latest debit of a member, whose invoice is open again', async () => {
  const member = await findMember(store.db, 'member@northside.example');
  const as = member?.accountId ?? 0;
  const { body: account } = await sandbox.call('getCustomerAccount', { as });
  expect(account.bookingEntries[0]).toMatchObject({ type: 'REVERSAL', name: 'Premium' });
  expect(account.closingBalance).toEqual(account.bookingEntries[0]?.amount);
  const { body: listed } = await sandbox.call('listInvoices', { as });
  expect(listed.filter(({ state }) => state !== 'PAID')).toHaveLength(1);
  expect(listed.map(({ invoiceNumber }) => invoiceNumber.slice(-4))).toEqual(
    listed.map((_, index) => String(listed.length - index).padStart(4, '0')),
  );
});

test('adds nothing on another start, and the missing days on a start days later', async () => {
  const countRows = async (table: typeof courseAppointments | typeof bookings): Promise<number> =>
    (await store.db.select({ n: count() }).from(table))[0]?.n ?? 0;
  const countAll = async () => [await countRows(courseAppointments), await countRows(bookings)];
  const first = await countAll();
  expect(await seed(store.db, now)).toBe(false);
  expect(await countAll()).toEqual(first);
  const later = new Date(now.getTime() + 7 * 24 * 3_600_000);
  await seed(store.db, later);
  // A week has 42 appointments: seven a day, four on Saturdays, three on Sundays.
  const [before = 0] = first;
  expect(await countRows(courseAppointments)).toBe(before + sampleStudios.length * 42);
});
