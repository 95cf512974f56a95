/** Standing bookings: order, share, limits, reasons, notifications, missed classes, and reminders of openings. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../src/domains/accounts/tables.ts';
import { removeAccount } from '../src/domains/accountDeletion/deletion.ts';
import { decideAttendance } from '../src/domains/bookings/attendance.ts';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import {
  deleteOldStandingBookings,
  sendOpeningReminders,
  settleOpenedClasses,
} from '../src/domains/bookings/standingBookings/chores.ts';
import {
  bookingOpeningReminders,
  standingBookingDates,
  standingBookings,
} from '../src/domains/bookings/standingBookings/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { contractGrants, contracts } from '../src/domains/membershipOffers/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { messages } from '../src/domains/messages/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { addMinutes, dayIn } from '../src/platform/time.ts';
import { membershipIds, twoClassesAWeek } from '../src/states/membershipRows.ts';
import { findMails } from './harness/mails.ts';
import { addMembers } from './harness/members.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';
import {
  addOverlappingClass,
  addStandingBookings,
  firstStart,
  opening,
  setWeeklyClass,
} from './harness/standingBookings.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const as = 'member' as const;
const optionId = 899;

/** Gives the member a flat for courses. */
const addFlat = (changes: Partial<typeof bookingOptions.$inferInsert> = {}) =>
  db()
    .insert(bookingOptions)
    .values({
      id: optionId,
      accountId: accountIds.member,
      tenant: 'northside',
      type: 'FLAT_CONTINGENT',
      name: 'Course flat',
      categoryIds: [],
      ...changes,
    });

const moveTo = (instant: Date) => sandbox().services.clock.set(instant);

const create = (courseAppointmentId = 50_001, account: number | 'member' = as) =>
  sandbox().call('createStandingBooking', { as: account, body: { courseAppointmentId } });

const list = async () => {
  const { body } = await sandbox().call('listStandingBookings', { as });
  return body.standingBookings;
};

/** Lists what became of the dates of the member's standing booking. */
const listOutcomes = async () =>
  (await list())[0]?.dates.map(({ state, reason }) => reason ?? state);

/** Returns the accounts that have a place in a class, in the order of their bookings. */
async function listBookers(appointmentId: number): Promise<(number | null)[]> {
  const rows = await db()
    .select({ accountId: bookings.accountId })
    .from(bookings)
    .where(and(eq(bookings.appointmentId, appointmentId), eq(bookings.status, 'BOOKED')))
    .orderBy(asc(bookings.id));
  return rows.map(({ accountId }) => accountId);
}

const bookByHand = (account: number | 'member', courseAppointmentId: number, option: number) =>
  sandbox().call('bookCourse', {
    as: account,
    body: { courseAppointmentId, bookingOptionId: option, joinWaitingList: false },
  });

const settle = () => settleOpenedClasses(sandbox().services);

beforeEach(() => setWeeklyClass(db(), 4));

describe('a new standing booking', () => {
  beforeEach(() => addFlat());

  test('books what is open at once and says when the other dates open', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Morning Yoga',
      weekday: 'THURSDAY',
      startTime: '17:00',
      state: 'ACTIVE',
      studio: { id: 1001 },
    });
    expect(body.dates.map(({ day, state, opensAt }) => [day, state, opensAt])).toEqual([
      ['2026-11-26', 'BOOKED', null],
      ['2026-12-03', 'PENDING', '2026-12-01T17:00:00+01:00'],
      ['2026-12-10', 'PENDING', '2026-12-08T17:00:00+01:00'],
      ['2026-12-17', 'PENDING', '2026-12-15T17:00:00+01:00'],
    ]);
    expect(await listBookers(50_001)).toEqual([accountIds.member]);
    // The response has told the outcome, so that only the booking is confirmed by mail.
    const mails = await findMails(sandbox(), 'member@northside.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Northside Athletics: You’re booked: Morning Yoga',
    ]);
  });

  test('is refused a second time, for an unknown class and without an entitlement for it', async () => {
    await create();
    expect((await create(50_002)).errorCode).toBe('standingbooking.error.exists');
    await db().delete(standingBookings);
    // One for another category.
    await db()
      .update(bookingOptions)
      .set({ categoryIds: [12] });
    expect((await create()).errorCode).toBe('standingbooking.error.notcovered');
    await db().delete(bookingOptions);
    expect((await create()).errorCode).toBe('standingbooking.error.notcovered');
    expect((await create(59_999)).errorCode).toBe('course.error.notfound');
  });

  test('is refused above the limit, to which ended ones do not count', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await create()).status).toBe(201);
      await db().update(standingBookings).set({ endedAt: firstStart });
    }
    expect((await create()).status).toBe(201);
  });

  test('is not offered where the studio has turned it off', async () => {
    await db().update(studios).set({ standingBookingPercent: 0 });
    expect((await create()).errorCode).toBe('standingbooking.error.notoffered');
    const { body } = await sandbox().call('getStandingBookingOffer', {
      as,
      path: { itemId: 50_001 },
    });
    expect(body).toEqual({
      offered: false,
      covered: true,
      sharePercent: 0,
      standingBookingUuid: null,
      reminder: false,
    });
  });

  test('belongs to its member alone', async () => {
    const [other] = await addMembers(db(), 1);
    const { body } = await create(50_001, other);
    const path = { standingBookingUuid: body.uuid };
    expect(await list()).toEqual([]);
    const change = { as, path, body: { paused: true, skippedDays: [] } };
    expect((await sandbox().call('updateStandingBooking', change)).status).toBe(404);
    expect((await sandbox().call('deleteStandingBooking', { as, path })).status).toBe(404);
    const [stored] = await db().select().from(standingBookings);
    expect(stored?.pausedAt).toBeNull();
  });

  test('ends with the account', async () => {
    await create(50_002);
    await sandbox().call('saveBookingOpeningReminder', { as, path: { itemId: 50_002 } });
    await db().transaction(async (tx) => {
      await removeAccount(tx, accountIds.member, sandbox().services.clock.now());
    });
    expect(await db().$count(standingBookings)).toBe(0);
    expect(await db().$count(bookingOpeningReminders)).toBe(0);
  });
});

describe('when booking opens', () => {
  test('standing bookings are booked in their order, before the first call', async () => {
    const members = await addMembers(db(), 5);
    const [fast, ...standing] = members;
    await addStandingBookings(db(), standing.toReversed());
    moveTo(opening(1));
    // A booking that fails does not undo what was settled before it.
    expect((await bookByHand(fast ?? 0, 50_002, 1)).errorCode).toBe('bookingoption.error.notfound');
    expect(await listBookers(50_002)).toEqual(standing.toReversed().slice(0, 2));
    expect((await bookByHand(fast ?? 0, 50_002, fast ?? 0)).status).toBe(201);
  });

  test('nothing is booked a moment before', async () => {
    const [fast, ...standing] = await addMembers(db(), 2);
    await addStandingBookings(db(), standing);
    moveTo(addMinutes(opening(1), -1));
    expect((await bookByHand(fast ?? 0, 50_002, fast ?? 0)).errorCode).toBe(
      'booking.error.tooearly',
    );
    await settle();
    expect(await listBookers(50_002)).toEqual([]);
  });

  test('a chore books classes that nobody asks for, and looks again at the next opening', async () => {
    await addFlat();
    await create();
    moveTo(opening(1));
    await settle();
    expect(await listOutcomes()).toEqual(['BOOKED', 'PENDING', 'PENDING']);
    const [stored] = await db().select().from(standingBookings);
    expect(stored?.checkAt).toEqual(addMinutes(opening(1), 60));
    moveTo(addMinutes(opening(2), -30));
    await settle();
    const [later] = await db().select().from(standingBookings);
    expect(later?.checkAt).toEqual(opening(2));
  });

  test.for([
    [50, 2],
    [25, 1],
    [24, 0],
    [100, 4],
  ] as const)('a share of %i % of four places is %i', async ([standingBookingPercent, booked]) => {
    await db().update(studios).set({ standingBookingPercent });
    await addStandingBookings(db(), await addMembers(db(), 6));
    moveTo(opening(1));
    await settle();
    expect(await listBookers(50_002)).toHaveLength(booked);
    const others = await db().$count(
      standingBookingDates,
      inArray(standingBookingDates.reason, ['SHARE_TAKEN', 'FULL']),
    );
    expect(others).toBe(6 - booked);
  });

  test('mails follow the language of the member, not of the request that settles', async () => {
    const [fast, standing] = await addMembers(db(), 2);
    await addStandingBookings(db(), [standing ?? 0]);
    moveTo(opening(1));
    await sandbox().call('bookCourse', {
      as: fast ?? 0,
      headers: { 'accept-language': 'hu' },
      body: { courseAppointmentId: 50_002, bookingOptionId: fast, joinWaitingList: false },
    });
    const [own] = await findMails(sandbox(), `member-${fast}@sample.example`);
    const [mail] = await findMails(sandbox(), `member-${standing}@sample.example`);
    expect(own?.html).toContain('lang="hu-HU"');
    expect(mail?.html).toContain('lang="de-DE"');
  });
});

describe('a date is not booked, and the member is notified why, if', () => {
  /** Situations after the standing booking is made and before booking of the second date opens. */
  const situations = {
    FULL: () => db().update(courseAppointments).set({ maxParticipants: 0 }),
    SHARE_TAKEN: () => db().update(courseAppointments).set({ maxParticipants: 1 }),
    NOT_COVERED: () => db().update(bookingOptions).set({ validUntil: '2026-12-02' }),
    LIMIT_REACHED: () => db().update(bookingOptions).set({ remaining: 0 }),
    BLOCKED: () =>
      db()
        .update(customers)
        .set({ blockMySportsBookingUntil: addMinutes(opening(1), 60) }),
    MOVED: () =>
      db()
        .update(courseAppointments)
        .set({ startsAt: addMinutes(firstStart, 7 * 24 * 60 + 31) })
        .where(eq(courseAppointments.id, 50_002)),
    CLASS_CANCELED: () => db().update(courseAppointments).set({ status: 'CANCELED' }),
    NOT_OFFERED: () => db().update(studios).set({ standingBookingPercent: 0 }),
    PAUSED: () => change({ paused: true, skippedDays: [] }),
    async OVERLAPPING() {
      await sandbox().state('a course appointment', {
        id: 50_008,
        price: 'paid',
        state: 'clashing-for-me',
      });
      await db().delete(courseAppointments).where(eq(courseAppointments.id, 50_008));
    },
  };

  const change = async (body: { paused: boolean; skippedDays: string[] }) => {
    const [own] = await list();
    const path = { standingBookingUuid: own?.uuid ?? '' };
    return sandbox().call('updateStandingBooking', { as, path, body });
  };

  test.for(Object.entries(situations))('%s', async ([reason, arrange]) => {
    await addFlat();
    await create(50_002);
    await db().delete(bookings);
    await arrange();
    moveTo(opening(1));
    await settle();
    const decided = await db()
      .select()
      .from(standingBookingDates)
      .where(eq(standingBookingDates.day, '2026-12-03'));
    expect(decided).toMatchObject([{ reason, bookingId: null }]);
    const before = await findMails(sandbox(), 'member@northside.example');
    expect(before.at(-1)?.subject).toMatch(/Not booked: Morning Yoga, Thursday,? 3 December 2026/);
    expect(before.at(-1)?.link).toMatch(/\/me\/bookings\/every-week$/);
    const told = await db().select().from(messages);
    expect(told.map(({ type }) => type)).toEqual([`NOT_BOOKED_${reason}`]);
    // Decided once: nothing is told or booked again.
    await settle();
    expect(await findMails(sandbox(), 'member@northside.example')).toHaveLength(before.length);
  });

  test('the member has skipped it, but without a notice', async () => {
    await addFlat();
    await create(50_002);
    await db().delete(bookings);
    const before = await findMails(sandbox(), 'member@northside.example');
    await change({ paused: false, skippedDays: ['2026-12-03'] });
    moveTo(opening(1));
    await settle();
    const decided = await db()
      .select()
      .from(standingBookingDates)
      .where(eq(standingBookingDates.day, '2026-12-03'));
    expect(decided).toMatchObject([{ reason: 'SKIPPED', bookingId: null }]);
    expect(await findMails(sandbox(), 'member@northside.example')).toEqual(before);
  });

  test('the membership is paused or over on its day', async () => {
    await sandbox().state('a membership', { state: 'running' });
    await db()
      .insert(contractGrants)
      .values({ id: 805, contractId: membershipIds.contract, terms: twoClassesAWeek });
    await create(50_001);
    await db()
      .insert(idlePeriods)
      .values({
        contractId: membershipIds.contract,
        startDate: '2026-12-01',
        endDate: '2026-12-06',
        state: 'ACCEPTED',
        lengthensTerm: false,
        documentAttached: false,
        requestedAt: opening(0),
      });
    await db()
      .update(contracts)
      .set({ cancelationDate: '2026-11-25', contractEndDate: '2026-12-11' });
    for (const week of [1, 2, 3]) {
      moveTo(opening(week));
      await settle();
    }
    const rows = await db()
      .select()
      .from(standingBookingDates)
      .orderBy(asc(standingBookingDates.day));
    expect(rows.map(({ reason }) => reason)).toEqual([
      null,
      'MEMBERSHIP_PAUSED',
      null,
      'NOT_COVERED',
    ]);
  });

  test('nothing more: a class moved by half an hour is booked', async () => {
    await addFlat();
    await create(50_001);
    await db()
      .update(courseAppointments)
      .set({ startsAt: addMinutes(firstStart, 7 * 24 * 60 + 30) })
      .where(eq(courseAppointments.id, 50_002));
    moveTo(opening(1));
    await settle();
    expect((await listOutcomes())?.[0]).toBe('BOOKED');
  });

  test('the member has booked it; that is not news', async () => {
    await addFlat();
    await db().update(courseAppointments).set({ earliestBookingAt: null });
    expect((await bookByHand('member', 50_001, optionId)).status).toBe(201);
    await create(50_001);
    expect(await listOutcomes()).toEqual(['ALREADY_BOOKED', 'BOOKED', 'BOOKED', 'BOOKED']);
    expect(await listBookers(50_001)).toEqual([accountIds.member]);
  });

  test('the member has canceled what was booked', async () => {
    await addFlat();
    await create(50_001);
    const [booked] = await db().select().from(bookings).where(eq(bookings.appointmentId, 50_001));
    await sandbox().call('cancelCalendarItem', { as, path: { id: booked?.uuid ?? '' } });
    await settle();
    expect((await listOutcomes())?.[0]).toBe('BOOKING_CANCELED');
    expect(await listBookers(50_001)).toEqual([]);
  });
});

describe('a change', () => {
  beforeEach(async () => {
    await addFlat();
    await create();
  });

  const change = async (skippedDays: string[], paused = false) => {
    const [own] = await list();
    return sandbox().call('updateStandingBooking', {
      as,
      path: { standingBookingUuid: own?.uuid ?? '' },
      body: { paused, skippedDays },
    });
  };

  test('skips a week and takes it back', async () => {
    expect((await change(['2026-12-10'])).body.skippedDays).toEqual(['2026-12-10']);
    expect((await listOutcomes())?.slice(0, 3)).toEqual(['BOOKED', 'PENDING', 'SKIPPED']);
    expect((await change([])).body.skippedDays).toEqual([]);
    moveTo(opening(2));
    await settle();
    expect(await listBookers(50_003)).toEqual([accountIds.member]);
  });

  test('cannot skip a decided day, another weekday or a distant one', async () => {
    expect((await change(['2026-11-26'])).errorCode).toBe('standingbooking.error.daydecided');
    expect((await change(['2026-12-04'])).status).toBe(400);
    expect((await change(['2027-03-04'])).status).toBe(400);
  });

  test('pauses and resumes', async () => {
    expect((await change([], true)).body.state).toBe('PAUSED');
    expect((await change([])).body.state).toBe('ACTIVE');
  });

  test('ends it and keeps what is booked', async () => {
    const [own] = await list();
    const path = { standingBookingUuid: own?.uuid ?? '' };
    expect((await sandbox().call('deleteStandingBooking', { as, path })).status).toBe(204);
    moveTo(opening(1));
    await settle();
    expect(await listBookers(50_001)).toEqual([accountIds.member]);
    expect(await listBookers(50_002)).toEqual([]);
  });
});

describe('missed classes', () => {
  /** Lets the member attend, miss or cancel the booked class of a week, and opens the next one. */
  async function pass(week: number, status: 'ATTENDED' | 'NO_SHOW' | 'CANCELED') {
    const [booking] = await db()
      .select()
      .from(bookings)
      .where(eq(bookings.appointmentId, 50_001 + week));
    const [studio] = await db().select().from(studios).where(eq(studios.id, 1001));
    if (!booking || !studio) throw new Error(`Week ${week} is not booked.`);
    const now = addMinutes(opening(week), 2 * 24 * 60 + 90);
    moveTo(now);
    if (status === 'CANCELED')
      await db().update(bookings).set({ status }).where(eq(bookings.id, booking.id));
    else {
      const one = { kind: 'place' as const, id: booking.id, accountId: 9001, name: '', studio };
      await db().transaction((tx) => decideAttendance(tx, one, status, now));
    }
    moveTo(opening(week + 1));
    await settle();
  }

  beforeEach(async () => {
    await addFlat();
    await create();
  });

  test('end it after two in a row, and the member is notified', async () => {
    await pass(0, 'NO_SHOW');
    await pass(1, 'NO_SHOW');
    expect((await list()).map(({ state, dates }) => [state, dates])).toEqual([['ENDED', []]]);
    expect(await listBookers(50_003)).toEqual([]);
    const mails = await findMails(sandbox(), 'member@northside.example');
    expect(mails.at(-1)?.subject).toContain('Weekly booking ended: Morning Yoga');
    moveTo(addMinutes(opening(2), 31 * 24 * 60));
    await deleteOldStandingBookings(sandbox().services);
    expect(await db().$count(standingBookings)).toBe(0);
  });

  test.for([
    ['an attended class', 'ATTENDED'],
    ['a class whose attendance nobody recorded', null],
  ] as const)('do not end it with %s between them', async ([, status]) => {
    await pass(0, 'NO_SHOW');
    if (status === null) {
      moveTo(opening(2));
      await settle();
    } else await pass(1, status);
    await pass(2, 'NO_SHOW');
    expect((await list()).map(({ state }) => state)).toEqual(['ACTIVE']);
  });

  test('count as in a row when a canceled class lies between them', async () => {
    await pass(0, 'NO_SHOW');
    await pass(1, 'CANCELED');
    await pass(2, 'NO_SHOW');
    expect((await list()).map(({ state }) => state)).toEqual(['ENDED']);
  });
});

describe('a reminder of the opening', () => {
  const path = { itemId: 50_002 };
  const remind = () => sandbox().call('saveBookingOpeningReminder', { as, path });
  const send = () => sendOpeningReminders(sandbox().services);
  const listSubjects = async () =>
    (await findMails(sandbox(), 'member@northside.example')).map(({ subject }) => subject);

  test('comes once, when booking opens, with a link to the class', async () => {
    await remind();
    moveTo(addMinutes(opening(1), -1));
    await send();
    expect(await listSubjects()).toEqual([]);
    moveTo(opening(1));
    await Promise.all([send(), send()]);
    await send();
    expect(await listSubjects()).toEqual([
      expect.stringContaining('Booking is open: Morning Yoga'),
    ]);
    const [mail] = await findMails(sandbox(), 'member@northside.example');
    expect(mail?.link).toMatch(/\/course\/50002$/);
  });

  test('waits when booking opens later by now, and is dropped for a canceled class', async () => {
    await remind();
    await db()
      .update(courseAppointments)
      .set({ earliestBookingAt: addMinutes(opening(1), 60) });
    moveTo(opening(1));
    await send();
    expect(await db().$count(bookingOpeningReminders)).toBe(1);
    await db().update(courseAppointments).set({ status: 'CANCELED' });
    moveTo(addMinutes(opening(1), 60));
    await send();
    expect(await db().$count(bookingOpeningReminders)).toBe(0);
    expect(await listSubjects()).toEqual([]);
  });

  test('can be removed, and is refused once booking is open', async () => {
    await remind();
    await sandbox().call('deleteBookingOpeningReminder', { as, path });
    moveTo(opening(1));
    await send();
    expect(await listSubjects()).toEqual([]);
    expect((await remind()).errorCode).toBe('openingreminder.error.alreadyopen');
  });
});

test('20 places meet 60 standing bookings and 30 fast members: half go to the first standing ones', async () => {
  await setWeeklyClass(db(), 2, { maxParticipants: 20 });
  const members = await addMembers(db(), 90);
  const standing = members.slice(0, 60);
  await addStandingBookings(db(), standing);
  moveTo(opening(1));
  const answers = await Promise.all(members.slice(60).map((id) => bookByHand(id, 50_002, id)));
  const bookers = await listBookers(50_002);
  expect(bookers.slice(0, 10)).toEqual(standing.slice(0, 10));
  expect(bookers).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
});

test('never exceeds a limit, the share or the end of a membership, and books nobody twice', async () => {
  const weeks = [0, 1, 2, 3];
  const rule = fc.record({
    places: fc.integer({ min: 1, max: 6 }),
    percent: fc.integer({ min: 25, max: 100 }),
    remaining: fc.integer({ min: 1, max: 3 }),
    validWeeks: fc.integer({ min: 1, max: 4 }),
    isByHand: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(rule, async ({ places, percent, remaining, validWeeks, isByHand }) => {
      await sandbox().state('a clean sandbox');
      const ids = await setWeeklyClass(db(), weeks.length, { maxParticipants: places });
      const overlapping = await addOverlappingClass(db());
      await db().update(studios).set({ standingBookingPercent: percent });
      const members = await addMembers(db(), 5, remaining);
      const [first = 0] = members;
      // The day before the first class that is no longer covered.
      const validUntil = dayIn('UTC', addMinutes(firstStart, (validWeeks * 7 - 1) * 24 * 60));
      await db().update(bookingOptions).set({ validUntil });
      await addStandingBookings(db(), members);
      await addStandingBookings(db(), members, { courseId: 402, startTime: '17:30' });
      for (const week of weeks) {
        moveTo(opening(week));
        if (isByHand) await bookByHand(first, 50_001 + week, first);
        await settle();
      }
      const made = await db().select().from(bookings);
      const byHand = isByHand ? 1 : 0;
      for (const id of [...ids, ...overlapping]) {
        const bookers = made.filter((one) => one.appointmentId === id).map(({ booker }) => booker);
        expect(bookers.length).toBeLessThanOrEqual(
          Math.min(places, Math.floor((places * percent) / 100) + byHand),
        );
        expect(new Set(bookers).size).toBe(bookers.length);
      }
      for (const member of members) {
        const own = made.filter(({ accountId }) => accountId === member);
        expect(own.length).toBeLessThanOrEqual(remaining);
        const ofWeeks = own.map(({ appointmentId }) => (appointmentId - 50_001) % 1000);
        expect(new Set(ofWeeks).size).toBe(ofWeeks.length);
        expect(Math.max(-1, ...ofWeeks)).toBeLessThan(validWeeks);
      }
    }),
    { numRuns: 6 },
  );
});
