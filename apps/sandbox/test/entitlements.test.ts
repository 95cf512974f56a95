/** Booking with what a contract grants, until it is used up, paused or over. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../src/domains/accounts/tables.ts';
import { courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import type { GrantTerms } from '../src/domains/membershipOffers/grantTerms.ts';
import {
  contractOfferModules,
  contractOffers,
  contracts,
} from '../src/domains/membershipOffers/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { allClasses, twoClassesAWeek } from '../src/states/membershipRows.ts';
import { instantAt } from '../src/platform/time.ts';
import { setCourse } from './harness/members.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';
import { countStatements } from './harness/statements.ts';
import { signedRequest } from './operations/happyContracts.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const as = 'visitor' as const;

/** Signs the sample contract, from 1 January 2027 (usable from 20 December) to 31 December. */
async function sign(grants: GrantTerms[], ofModule: GrantTerms[] = []): Promise<void> {
  const body = await signedRequest(sandbox());
  await db().update(contractOffers).set({ grants }).where(eq(contractOffers.id, 40_001));
  await db()
    .update(contractOfferModules)
    .set({ grants: ofModule })
    .where(eq(contractOfferModules.id, 42_002));
  expect((await sandbox().call('signContract', { as, body })).status).toBe(201);
}

const moveTo = (day: string) =>
  sandbox().services.clock.set(instantAt('Europe/Berlin', day, '09:00'));

let nextId = 60_001;

/** Adds a course of one hour on a day. @returns its id */
async function addCourse(day: string, time = '18:00'): Promise<number> {
  const [template] = await db()
    .select()
    .from(courseAppointments)
    .where(eq(courseAppointments.id, 50_001));
  if (!template) throw new Error('There is no sample course.');
  const startsAt = instantAt('Europe/Berlin', day, time);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const times = { startsAt, endsAt, earliestBookingAt: null, latestBookingAt: null };
  const id = nextId++;
  await db()
    .insert(courseAppointments)
    .values({ ...template, ...times, id });
  return id;
}

async function findOption(courseAppointmentId: number) {
  const { body } = await sandbox().call('listBookingOptions', {
    as,
    query: { courseAppointmentId },
  });
  return body[0];
}

const book = async (courseAppointmentId: number) =>
  sandbox().call('bookCourse', {
    as,
    body: {
      courseAppointmentId,
      bookingOptionId: (await findOption(courseAppointmentId))?.id ?? 0,
      joinWaitingList: false,
    },
  });

beforeEach(() => setCourse(db(), { maxParticipants: 20 }));

describe('a signed contract', () => {
  test('pays for classes from its first day of use to its last', async () => {
    await sign([allClasses]);
    moveTo('2026-12-01');
    const tooEarly = await findOption(await addCourse('2026-12-19'));
    expect(tooEarly).toMatchObject({ valid: false, invalidReason: 'NOT_YET_VALID' });
    const first = await findOption(await addCourse('2026-12-20'));
    expect(first).toMatchObject({
      type: 'FREE_USAGE',
      name: 'Flex membership',
      valid: true,
      remaining: null,
      validFrom: '2026-12-20',
      validUntil: null,
    });
    await db()
      .update(contracts)
      .set({ cancelationDate: '2027-06-01', contractEndDate: '2027-12-31' });
    expect(await findOption(await addCourse('2027-12-31'))).toMatchObject({ valid: true });
    expect(await findOption(await addCourse('2028-01-01'))).toMatchObject({
      valid: false,
      invalidReason: 'EXPIRED',
    });
  });

  test('is named on the course and pays for it', async () => {
    await sign([allClasses]);
    moveTo('2027-01-11');
    const id = await addCourse('2027-01-12');
    const { body: course } = await sandbox().call('getCourse', { as, path: { itemId: id } });
    expect(course.benefitBookingOptionType).toBe('FREE_USAGE');
    expect((await book(id)).status).toBe(201);
    const { body: items } = await sandbox().call('listCurrentCalendarItems', { as });
    expect(items).toMatchObject([{ paidWith: 'Flex membership', price: null }]);
  });

  test('does not pay for trainings and events that it does not grant', async () => {
    await sign([allClasses]);
    await sandbox().state('an appointment slot', { state: 'free' });
    const training = {
      benefitId: 901,
      organizationUnitId: 1001,
      startDateTime: '2026-11-26T10:00:00+01:00',
    };
    const listed = await sandbox().call('listBookingOptions', { as, query: training });
    expect(listed.body).toEqual([]);
    const bookingOptionId = (await findOption(await addCourse('2027-01-12')))?.id ?? 0;
    const body = { ...training, employeeId: null, bookingOptionId };
    const refused = await sandbox().call('bookSingle', { as, body });
    expect(refused).toMatchObject({ status: 409, errorCode: 'bookingoption.error.notvalid' });
    expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: 'WRONG_CATEGORY' }]);
  });

  test('is not listed once it is over', async () => {
    await sign([allClasses]);
    await db()
      .update(contracts)
      .set({ cancelationDate: '2027-06-01', contractEndDate: '2027-12-31' });
    moveTo('2027-12-31');
    expect(await findOption(await addCourse('2028-01-02'))).toMatchObject({
      invalidReason: 'EXPIRED',
    });
    moveTo('2028-01-01');
    expect(await findOption(await addCourse('2028-01-02'))).toBeUndefined();
  });

  test('adds what its modules grant, under the name of a paid one', async () => {
    const training = {
      ...allClasses,
      type: 'INCLUSIVE_CONTINGENT',
      kinds: ['SINGLE'],
      benefitIds: [901],
      limit: { uses: 1, period: 'MONTH' },
    } satisfies GrantTerms;
    await sign([allClasses], [training]);
    moveTo('2027-01-11');
    const { body } = await sandbox().call('listBookingOptions', {
      as,
      query: {
        benefitId: 901,
        organizationUnitId: 1001,
        startDateTime: '2027-01-12T10:00:00+01:00',
      },
    });
    expect(body[0]).toMatchObject({
      type: 'INCLUSIVE_CONTINGENT',
      valid: true,
      remaining: 1,
      limit: { uses: 1, period: 'MONTH' },
      renewsOn: '2027-02-01',
    });
  });

  test('costs a list of classes one query, however many there are', async () => {
    await sign([allClasses]);
    moveTo('2027-01-11');
    const list = () =>
      countStatements(sandbox(), () =>
        sandbox().call('listCourses', {
          as,
          query: { organizationUnitId: 1001, startDate: '2027-01-11', endDate: '2027-01-17' },
        }),
      );
    await addCourse('2027-01-12');
    const one = await list();
    for (const time of ['08:00', '10:00', '12:00', '14:00', '16:00'])
      await addCourse('2027-01-13', time);
    expect(await list()).toBe(one);
  });
});

describe('a limit per week', () => {
  const [monday, wednesday, friday, nextMonday] = [
    '2027-01-11',
    '2027-01-13',
    '2027-01-15',
    '2027-01-18',
  ] as const;

  test('is used up by the last visit and renewed on Monday', async () => {
    await sign([twoClassesAWeek]);
    moveTo(monday);
    const first = await addCourse(monday);
    expect(await findOption(first)).toMatchObject({ remaining: 2, renewsOn: nextMonday });
    expect((await book(first)).status).toBe(201);
    const second = await addCourse(wednesday);
    expect(await findOption(second)).toMatchObject({ remaining: 1 });
    expect((await book(second)).status).toBe(201);
    const third = await addCourse(friday);
    expect(await findOption(third)).toMatchObject({ valid: false, invalidReason: 'USED_UP' });
    const refused = await book(third);
    expect(refused).toMatchObject({ status: 409, errorCode: 'bookingoption.error.notvalid' });
    expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: 'USED_UP' }]);
    expect(await findOption(await addCourse(nextMonday))).toMatchObject({ remaining: 2 });
  });

  test('counts the local week of the studio', async () => {
    await sign([twoClassesAWeek]);
    moveTo(monday);
    // In UTC this course is on Sunday.
    expect((await book(await addCourse(nextMonday, '00:30'))).status).toBe(201);
    expect(await findOption(await addCourse(friday))).toMatchObject({ remaining: 2 });
    expect(await findOption(await addCourse(nextMonday))).toMatchObject({ remaining: 1 });
  });

  test('gets the visit back with a cancelation in time', async () => {
    await sign([twoClassesAWeek]);
    moveTo(monday);
    await book(await addCourse(monday));
    const { body } = await book(await addCourse(wednesday));
    const path = { id: body.uuid };
    const rule = await sandbox().call('getCancelationRuleInfo', { as, path });
    expect(rule.body).toMatchObject({ cancelable: true, releasesEntitlement: true });
    await sandbox().call('cancelCalendarItem', { as, path });
    expect(await findOption(await addCourse(friday))).toMatchObject({ valid: true, remaining: 1 });
    const { body: item } = await sandbox().call('getCalendarItem', { as, path });
    expect(item.ending).toMatchObject({ releasedEntitlement: true });
  });

  test('gives its last visit to one of two bookings at once', async () => {
    await sign([{ ...twoClassesAWeek, limit: { uses: 1, period: 'WEEK' } }]);
    moveTo(monday);
    const ids = [await addCourse(monday), await addCourse(wednesday), await addCourse(friday)];
    const [first = 0] = ids;
    const bookingOptionId = (await findOption(first))?.id ?? 0;
    const answers = await Promise.all(
      ids.map((courseAppointmentId) =>
        sandbox().call('bookCourse', {
          as,
          body: { courseAppointmentId, bookingOptionId, joinWaitingList: false },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('nothing pays', () => {
  test('on a day of an idle period', async () => {
    await sign([allClasses]);
    const [contract] = await db().select().from(contracts);
    await db()
      .insert(idlePeriods)
      .values({
        contractId: contract?.id ?? 0,
        startDate: '2027-02-01',
        endDate: '2027-02-28',
        lengthensTerm: true,
        state: 'ACCEPTED',
        documentAttached: false,
        requestedAt: new Date('2027-01-01'),
      });
    moveTo('2027-01-11');
    expect(await findOption(await addCourse('2027-01-31'))).toMatchObject({ valid: true });
    for (const day of ['2027-02-01', '2027-02-28'])
      expect(await findOption(await addCourse(day))).toMatchObject({ invalidReason: 'PAUSED' });
    expect(await findOption(await addCourse('2027-03-01'))).toMatchObject({ valid: true });
  });

  test.for<[string, Partial<typeof customers.$inferInsert>, string]>([
    ['the studio refuses entry', { accessRefusalReasons: ['OPEN_PAYMENTS'] }, 'ACCESS_REFUSED'],
    [
      'missed bookings block the member',
      { blockMySportsBookingUntil: new Date('2027-01-20') },
      'BLOCKED',
    ],
  ])('while %s', async ([, changes, invalidReason]) => {
    await sign([allClasses]);
    moveTo('2027-01-11');
    await db().update(customers).set(changes).where(eq(customers.accountId, accountIds.visitor));
    const option = await findOption(await addCourse('2027-01-12'));
    expect(option).toMatchObject({ valid: false, invalidReason });
  });
});

describe('two bookings of one person', () => {
  test('cannot overlap', async () => {
    await sign([allClasses]);
    moveTo('2027-01-11');
    expect((await book(await addCourse('2027-01-12', '18:00'))).status).toBe(201);
    const overlapping = await book(await addCourse('2027-01-12', '18:30'));
    expect(overlapping).toMatchObject({ status: 409, errorCode: 'booking.error.overlapping' });
    expect((await book(await addCourse('2027-01-12', '19:00'))).status).toBe(201);
  });
});
