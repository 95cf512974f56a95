/** Attendance by check-ins, its points, penalties, and entry denied by debts. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../src/domains/accounts/tables.ts';
import { settleAttendance } from '../src/domains/bookings/attendance.ts';
import { bookingOptions } from '../src/domains/bookings/courses/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { loyaltyActivities } from '../src/domains/points/tables.ts';
import { findOldestDebt } from '../src/domains/refusals/openPayments.ts';
import { type NoShowRule, studios } from '../src/domains/studios/tables.ts';
import { checkinSettings } from '../src/domains/visits/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { addDays, instantAt } from '../src/platform/time.ts';
import { findMails } from './harness/mails.ts';
import { setCourse } from './harness/members.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const as = 'member' as const;

/** Sets the clock on the day of the class, which takes place from 17:00 to 18:00. */
const moveTo = (time: string, day = '2026-11-26') =>
  sandbox().services.clock.set(new Date(`${day}T${time}:00+01:00`));

const optionId = 899;

/** Books the class with an option of the member. */
async function bookClass(courseAppointmentId = 50_001): Promise<string> {
  const { status, body } = await sandbox().call('bookCourse', {
    as,
    body: { courseAppointmentId, bookingOptionId: optionId, joinWaitingList: false },
  });
  expect(status).toBe(201);
  return body.uuid;
}

const checkIn = (action: 'CHECK_IN' | 'CHECK_OUT' = 'CHECK_IN') =>
  sandbox().call('createCheckin', { as, path: { studioId: 1001 }, body: { action } });

async function findStatus(uuid: string) {
  await settleAttendance(sandbox().services);
  const [booking] = await db().select().from(bookings).where(eq(bookings.uuid, uuid));
  return booking?.status;
}

beforeEach(async () => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('check-in at the studio', { by: 'members' });
  await setCourse(db(), { maxParticipants: 20 });
  await db().insert(bookingOptions).values({
    id: optionId,
    accountId: accountIds.member,
    tenant: 'northside',
    type: 'FLAT_CONTINGENT',
    name: 'Course flat',
    categoryIds: [],
  });
});

describe('a booked class', () => {
  test('is attended with a check-in before its start that is still active', async () => {
    const uuid = await bookClass();
    moveTo('16:40');
    await checkIn();
    expect(await findStatus(uuid)).toBe('BOOKED');
    moveTo('17:00');
    expect(await findStatus(uuid)).toBe('ATTENDED');
  });

  test('is attended with a check-in during it', async () => {
    const uuid = await bookClass();
    moveTo('17:20');
    await checkIn();
    expect(await findStatus(uuid)).toBe('ATTENDED');
  });

  test('is missed without a check-in by its end, and with a visit that ended before it', async () => {
    const uuid = await bookClass();
    moveTo('15:00');
    await checkIn();
    moveTo('16:00');
    await checkIn('CHECK_OUT');
    moveTo('17:59');
    expect(await findStatus(uuid)).toBe('BOOKED');
    moveTo('18:00');
    expect(await findStatus(uuid)).toBe('NO_SHOW');
  });

  test('stays booked where nobody checks in by the portal or a scanner', async () => {
    const uuid = await bookClass();
    await db().delete(checkinSettings);
    moveTo('18:00');
    expect(await findStatus(uuid)).toBe('BOOKED');
  });

  /** Stores an idle period of the contract. */
  const pause = (days: Partial<typeof idlePeriods.$inferInsert>) =>
    db()
      .insert(idlePeriods)
      .values({
        contractId: membershipIds.contract,
        startDate: '2026-11-26',
        endDate: '2026-11-26',
        lengthensTerm: true,
        state: 'ACCEPTED',
        documentAttached: false,
        requestedAt: sandbox().services.clock.now(),
        ...days,
      });

  test('stays booked on a day on which the contract was paused later', async () => {
    const uuid = await bookClass();
    await pause({});
    moveTo('17:00');
    expect((await checkIn()).errorCode).toBe('checkin.error.contractpaused');
    moveTo('18:00');
    expect(await findStatus(uuid)).toBe('BOOKED');
  });

  test.for([
    ['a pending pause', { state: 'PENDING' }],
    ['a pause until the day before', { startDate: '2026-11-20', endDate: '2026-11-25' }],
    ['a pause from the day after', { startDate: '2026-11-27', endDate: '2026-11-30' }],
  ] as const)('is missed despite %s', async ([, days]) => {
    const uuid = await bookClass();
    await pause(days);
    moveTo('18:00');
    expect(await findStatus(uuid)).toBe('NO_SHOW');
  });

  test.for([
    ['is missed on the last day of', '2026-11-21', 'NO_SHOW'],
    ['stays booked after the end of', '2026-11-20', 'BOOKED'],
  ] as const)('%s a contract that a pause has lengthened', async ([, endDate, status]) => {
    const uuid = await bookClass();
    await db()
      .update(contracts)
      .set({ endDate, extension: { type: 'NONE', term: null, noticePeriod: null } })
      .where(eq(contracts.id, membershipIds.contract));
    await pause({ startDate: '2026-11-01', endDate: '2026-11-05' });
    moveTo('18:00');
    expect(await findStatus(uuid)).toBe(status);
  });

  test('earns points only when it is attended, and a check-in earns once a day', async () => {
    await sandbox().state('a loyalty program', { member: 'registered', program: 'usual' });
    const [activity] = await db().select().from(loyaltyActivities);
    await db()
      .insert(loyaltyActivities)
      .values({
        id: 98_900,
        tenant: activity?.tenant ?? '',
        type: 'CHECK_IN',
        name: 'Come in',
        description: '',
        points: 5,
        position: 9,
      });
    const points = async () => {
      await settleAttendance(sandbox().services);
      return (await sandbox().call('getLoyaltyOverview', { as })).body.points;
    };
    const before = await points();
    await bookClass();
    moveTo('17:10');
    expect(await points()).toBe(before);
    await checkIn();
    await checkIn('CHECK_OUT');
    await checkIn();
    const classPoints =
      (await db().select().from(loyaltyActivities)).find(({ type }) => type === 'COURSE_BOOKING')
        ?.points ?? 0;
    expect(await points()).toBe(before + classPoints + 5);
  });
});

describe('missed bookings', () => {
  const rule: NoShowRule = {
    feeCents: 500,
    count: 2,
    withinDays: 30,
    bookingDays: 7,
    entranceDays: 3,
  };

  /** Books the class and lets it pass. */
  async function missClass(day: string): Promise<void> {
    await setCourse(db(), { maxParticipants: 20, startsAt: new Date(`${day}T17:00:00+01:00`) });
    moveTo('09:00', day);
    await bookClass();
    moveTo('18:00', day);
    await settleAttendance(sandbox().services);
    await settleAttendance(sandbox().services);
  }

  const blocks = async () => (await sandbox().call('getEntranceBlock', { as })).body;

  test('cost a fee each, and block only after several', async () => {
    await db().update(studios).set({ noShowRule: rule }).where(eq(studios.id, 1001));
    await missClass('2026-11-26');
    expect(await blocks()).toEqual({ blockMySportsBookingUntil: null, entranceLockUntil: null });
    const fees = async () =>
      (await db().select().from(accountEntries)).filter(({ amountCents }) => amountCents === 500);
    expect(await fees()).toMatchObject([{ dueDate: '2026-12-10' }]);
  });

  test('block bookings and entry by the rule of the studio', async () => {
    await db()
      .update(studios)
      .set({ noShowRule: { ...rule, count: 1, feeCents: null } })
      .where(eq(studios.id, 1001));
    await missClass('2026-11-26');
    expect(await blocks()).toEqual({
      blockMySportsBookingUntil: '2026-12-03T17:00:00.000Z',
      entranceLockUntil: '2026-11-29T17:00:00.000Z',
    });
    expect((await checkIn()).errorCode).toBe('checkin.error.entranceblocked');
    const mails = await findMails(sandbox(), 'member@northside.example');
    expect(mails.at(-1)?.subject).toContain('You missed');
    moveTo('18:01', '2026-11-29');
    expect((await checkIn()).status).toBe(200);
  });

  test('do not shorten a longer block', async () => {
    await db()
      .update(studios)
      .set({ noShowRule: { ...rule, count: 1, feeCents: null } })
      .where(eq(studios.id, 1001));
    const until = new Date('2026-12-01T17:00:00Z');
    await db()
      .update(customers)
      .set({ entranceLockUntil: until })
      .where(eq(customers.accountId, accountIds.member));
    await missClass('2026-11-26');
    expect(await blocks()).toEqual({
      blockMySportsBookingUntil: '2026-12-03T17:00:00.000Z',
      entranceLockUntil: until.toISOString(),
    });
  });

  test('have no consequences at a studio without a rule', async () => {
    await missClass('2026-11-26');
    expect(await blocks()).toEqual({ blockMySportsBookingUntil: null, entranceLockUntil: null });
    expect(await findMails(sandbox(), 'member@northside.example')).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('missed') }),
    );
  });
});

describe('open payments', () => {
  /** An entry: cents, due date, and whether the member has paid it. */
  type Given = [number, string, 'by the member'?];

  test.for<[string, Given[], string | null]>([
    ['nothing owed', [], null],
    [
      'paid',
      [
        [1000, '2026-10-01'],
        [-1000, '2026-11-01', 'by the member'],
      ],
      null,
    ],
    [
      'the oldest paid',
      [
        [1000, '2026-10-01'],
        [500, '2026-11-01'],
        [-1000, '2026-11-02', 'by the member'],
      ],
      '2026-11-01',
    ],
    [
      'the oldest paid on the day of another',
      [
        [1000, '2026-10-01'],
        [500, '2026-11-01'],
        [-1000, '2026-11-01', 'by the member'],
      ],
      '2026-11-01',
    ],
    [
      'partly paid',
      [
        [1000, '2026-10-01'],
        [-999, '2026-10-02', 'by the member'],
      ],
      '2026-10-01',
    ],
    [
      'paid ahead',
      [
        [-1000, '2026-09-01'],
        [1000, '2026-10-01'],
        [1, '2026-10-02'],
      ],
      '2026-10-02',
    ],
    [
      'a fee before a debit',
      [
        [800, '2026-10-09'],
        [4490, '2026-11-01'],
        [-4490, '2026-11-01'],
      ],
      '2026-10-09',
    ],
  ])('are due since the oldest unpaid amount: %s', ([, entries, oldest]) => {
    expect(
      findOldestDebt(
        entries.map(([amountCents, dueDate, byMember]) => ({
          amountCents,
          dueDate,
          checkoutId: byMember ? 'a checkout' : null,
        })),
      ),
    ).toBe(oldest);
  });

  test('deny entry after the days of the studio, until they are paid', async () => {
    await db().update(studios).set({ daysUntilRefusal: 14 }).where(eq(studios.id, 1001));
    await sandbox().state('an account balance', { state: 'owed' });
    const earliest = (await db().select().from(accountEntries)).map(({ dueDate }) => dueDate);
    const due = earliest.toSorted()[0] ?? '';
    const refusal = async () => (await sandbox().call('getAccessRefusalStatus', { as })).body;
    sandbox().services.clock.set(instantAt('Europe/Berlin', addDays(due, 14), '23:59'));
    expect(await refusal()).toMatchObject({ accessRefused: false, refusedSince: null });
    const since = instantAt('Europe/Berlin', addDays(due, 15));
    sandbox().services.clock.set(since);
    expect(await refusal()).toEqual({
      accessRefused: true,
      reasons: ['OPEN_PAYMENTS'],
      refusedSince: since.toISOString(),
    });
    expect((await checkIn()).errorCode).toBe('checkin.error.accessrefused');
    const { body: options } = await sandbox().call('listBookingOptions', {
      as,
      query: { courseAppointmentId: 50_001 },
    });
    expect(options.map(({ invalidReason }) => invalidReason)).toContain('ACCESS_REFUSED');
    await sandbox().state('an account balance', { state: 'paid' });
    expect(await refusal()).toMatchObject({ accessRefused: false });
    expect((await checkIn()).status).toBe(200);
  });
});
