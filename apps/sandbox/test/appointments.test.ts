/** Single appointments: booked with an option, listed with courses, canceled, and confirmed by mail. */
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { outboxMails } from '../src/platform/mail/tables.ts';
import {
  singleAppointments,
  workingHours,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { addMinutes } from '../src/platform/time.ts';
import { listBookedTimes, addSecondEmployee } from './concurrency/appointments.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { useSandbox } from './harness/sandbox.ts';

const slot: Schemas['BookSingleRequest'] = {
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: '2026-11-26T10:00:00+01:00',
  employeeId: null,
  bookingOptionId: 804,
};

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const setUpSlot = async () => {
  await sandbox().state('an appointment slot', { state: 'free' });
  await sandbox().state('booking options', { kind: 'trainings' });
};
const book = (changes: Partial<typeof slot> = {}, as: 'member' | number = 'member') =>
  sandbox().call('bookSingle', { as, body: { ...slot, ...changes } });
const loadRemainingUses = async () =>
  (await db().select().from(bookingOptions).where(eq(bookingOptions.id, 804)))[0]?.remaining;

describe('booking', () => {
  test('blocks the time and consumes one use of the option', async () => {
    await setUpSlot();
    const { status, body } = await book();
    expect([status, body]).toMatchObject([
      201,
      {
        itemType: 'SINGLE',
        benefitId: 901,
        courseAppointmentId: null,
        startDateTime: '2026-11-26T10:00:00+01:00',
        endDateTime: '2026-11-26T11:00:00+01:00',
        employees: [{ id: 301 }],
        participantStatus: 'BOOKED',
        paidWith: 'Pack of trainings',
        price: null,
        cancelableUntil: '2026-11-26T08:00:00+01:00',
      },
    ]);
    expect(await loadRemainingUses()).toBe(4);
  });

  test('picks the available employee with the fewest appointments and courses that day', async () => {
    await setUpSlot();
    await addSecondEmployee(sandbox());
    await setCourse(db(), { startsAt: new Date('2026-11-26T16:00:00Z'), employeeIds: [301] });
    expect((await book()).body.employees.map(({ id }) => id)).toEqual([302]);
    const [member = 0, other = 0] = await addMembers(db(), 2);
    await db()
      .update(bookingOptions)
      .set({ benefitIds: [901] })
      .where(eq(bookingOptions.id, member));
    await book({ bookingOptionId: member, startDateTime: '2026-11-26T10:00:00Z' }, member);
    expect(await listBookedTimes(sandbox())).toEqual(['302 09:00', '301 10:00']);
    const full = await book({ bookingOptionId: other, employeeId: 302 }, other);
    expect(full.errorCode).toBe('booking.error.slotfull');
    expect(await loadRemainingUses()).toBe(4);
  });

  test('fails while the employee leads a course, and consumes nothing', async () => {
    await setUpSlot();
    await setCourse(db(), { startsAt: new Date('2026-11-26T09:30:00Z') });
    expect((await book()).errorCode).toBe('booking.error.slotfull');
    expect(await loadRemainingUses()).toBe(5);
    await db().update(courseAppointments).set({ status: 'CANCELED' });
    expect((await book()).status).toBe(201);
  });

  test('reports the bounding instant when it is too early or too late', async () => {
    await setUpSlot();
    const { clock } = sandbox().services;
    clock.set(new Date('2026-09-27T09:59:59+02:00'));
    await db().update(bookingOptions).set({ validUntil: null });
    const early = await book();
    expect([early.errorCode, early.errors[0]?.typedArgs]).toEqual([
      'booking.error.tooearly',
      [{ type: 'TIMESTAMP', value: '2026-09-27T08:00:00Z' }],
    ]);
    clock.set(new Date('2026-11-26T08:00:01+01:00'));
    const late = await book();
    expect([late.errorCode, late.errors[0]?.typedArgs]).toEqual([
      'booking.error.toolate',
      [{ type: 'TIMESTAMP', value: '2026-11-26T07:00:00Z' }],
    ]);
  });

  test('rejects an option for another benefit and an unknown option', async () => {
    await setUpSlot();
    await db()
      .update(bookingOptions)
      .set({ benefitIds: [902] });
    expect((await book()).errorCode).toBe('bookingoption.error.notvalid');
    expect((await book({ bookingOptionId: 1 })).errorCode).toBe('bookingoption.error.notfound');
    expect(await listBookedTimes(sandbox())).toEqual([]);
  });

  test('counts single appointments towards the limit of open bookings', async () => {
    await setUpSlot();
    await db().update(workingHours).set({ until: '13:00' });
    await db().update(bookingOptions).set({ maxOpenBookings: 1 });
    expect((await book()).status).toBe(201);
    const second = await book({ startDateTime: '2026-11-26T12:00:00+01:00' });
    expect(second.errorCode).toBe('bookingoption.error.notvalid');
  });
});

describe('calendar', () => {
  test('lists appointments with courses, ordered by time', async () => {
    await setUpSlot();
    await sandbox().state('a booking', {
      uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
      owner: 'me',
      state: 'booked',
    });
    const { body: booking } = await book();
    const current = async () =>
      (await sandbox().call('listCurrentCalendarItems', { as: 'member' })).body;
    expect((await current()).map(({ itemType }) => itemType)).toEqual(['SINGLE', 'COURSE']);
    const myItems = await sandbox().call('listMyCurrentCalendarItems', { as: 'member' });
    expect(myItems.body).toEqual(await current());
    const elsewhere = await sandbox().call('listCurrentCalendarItems', {
      as: 'member',
      headers: { 'x-tenant': 'elsewhere' },
    });
    expect(elsewhere.body ?? []).toEqual([]);
    const one = await sandbox().call('getCalendarItem', {
      as: 'member',
      path: { id: booking.uuid },
    });
    expect(one.body).toEqual(booking);
    const other = await sandbox().call('getCalendarItem', {
      as: 'visitor',
      path: { id: booking.uuid },
    });
    expect(other.errorCode).toBe('booking.error.notfound');
    sandbox().services.clock.set(new Date('2026-11-27T00:00:00Z'));
    const past = await sandbox().call('listPastCalendarItems', { as: 'member' });
    expect(past.body.map(({ itemType }) => itemType)).toEqual(['COURSE', 'SINGLE']);
    expect(await current()).toEqual([]);
  });

  test('cancels until two hours before, and returns the use and the time', async () => {
    await setUpSlot();
    const { body: booking } = await book();
    const path = { id: booking.uuid };
    const rule = await sandbox().call('getCancelationRuleInfo', { as: 'member', path });
    expect(rule.body).toEqual({
      cancelable: true,
      cancelableUntil: '2026-11-26T08:00:00+01:00',
      refund: null,
      voucherRefund: null,
      releasesEntitlement: true,
      forfeits: false,
      fee: null,
    });
    const canceled = await sandbox().call('cancelCalendarItem', { as: 'member', path });
    expect(canceled.body).toMatchObject({ uuid: booking.uuid, refund: null });
    expect(await loadRemainingUses()).toBe(5);
    const again = await sandbox().call('cancelMyCalendarItem', {
      as: 'member',
      path: { uuid: booking.uuid },
    });
    expect(again.errorCode).toBe('booking.error.alreadycanceled');
    expect((await book()).status).toBe(201);
    const history = await sandbox().call('listMyCalendarHistory', { as: 'member' });
    expect(history.body.map(({ participantStatus }) => participantStatus)).toEqual(['CANCELED']);
    sandbox().services.clock.set(addMinutes(new Date('2026-11-26T08:00:00+01:00'), 1));
    const [open] = await db()
      .select()
      .from(singleAppointments)
      .where(and(eq(singleAppointments.status, 'BOOKED')));
    const late = await sandbox().call('cancelCalendarItem', {
      as: 'member',
      path: { id: open?.uuid ?? '' },
    });
    expect(late.errorCode).toBe('booking.error.cancelationtoolate');
  });

  test('mails a calendar file, and one that cancels it', async () => {
    await setUpSlot();
    const { body: booking } = await book();
    await sandbox().call('cancelCalendarItem', { as: 'member', path: { id: booking.uuid } });
    await sandbox().services.background.idle();
    const mails = await db().select().from(outboxMails).orderBy(outboxMails.id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Northside Athletics: You’re booked: Personal Training',
      'Northside Athletics: Your booking is cancelled: Personal Training',
    ]);
    expect(mails.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1])).toEqual([
      'PUBLISH',
      'CANCEL',
    ]);
    expect(mails[1]?.text).toContain('The visit you used for it has been credited back.');
  });

  test('keeps an account with an upcoming appointment and anonymizes past ones on deletion', async () => {
    await setUpSlot();
    await book();
    const request = {
      as: 'member' as const,
      headers: { 'x-password': btoa('sample-Passw0rd') },
    };
    const refused = await sandbox().call('deleteAccount', request);
    expect([refused.errorCode, refused.errors[0]?.typedArgs]).toEqual([
      'account.error.openbookings',
      [{ type: 'NUMBER', value: '1' }],
    ]);
    await db()
      .update(singleAppointments)
      .set({ startsAt: new Date('2026-11-20T09:00:00Z') });
    expect((await sandbox().call('deleteAccount', request)).status).toBe(204);
    const [kept] = await db().select().from(singleAppointments);
    expect(kept).toMatchObject({ accountId: null, customerData: null, reader: null });
    expect(kept?.booker).toMatch(/^deleted:/);
  });
});

describe('booking options', () => {
  const single = {
    benefitId: 901,
    organizationUnitId: 1001,
    startDateTime: '2026-11-26T10:00:00+01:00',
  };
  const getOptions = (query: Record<string, string | number>) =>
    sandbox().call('getBookingOptionsWithOffers', { as: 'member', query });

  test('list the valid ones for a single appointment and the offers to buy', async () => {
    await setUpSlot();
    const { body } = await getOptions(single);
    expect(body.bookingOptions.map(({ id, valid }) => [id, valid])).toEqual([[804, true]]);
    expect(body.offers).toMatchObject([{ id: 80_001, price: { money: { amount: 49 } } }]);
    const [trial] = (await getOptions({ ...single, benefitId: 902 })).body.bookingOptions;
    expect(trial).toMatchObject({ valid: false, invalidReason: 'WRONG_CATEGORY' });
  });

  test('report when they become valid', async () => {
    await setUpSlot();
    await db().update(bookingOptions).set({ validFrom: '2026-12-01' });
    const [option] = (await getOptions(single)).body.bookingOptions;
    expect(option).toMatchObject({
      valid: false,
      invalidReason: 'NOT_YET_VALID',
      validFrom: '2026-12-01',
    });
  });

  test.for<[string, Record<string, string | number>]>([
    ['nothing', {}],
    ['both', { ...single, courseAppointmentId: 50_001 }],
    ['a part of a single appointment', { benefitId: 901, organizationUnitId: 1001 }],
    ['a course and a part', { courseAppointmentId: 50_001, benefitId: 901 }],
  ])('reject a query with %s', async ([, query]) => {
    const { status, errors } = await getOptions(query);
    expect([status, errors[0]?.typedArgs]).toEqual([
      400,
      [{ type: 'FIELD', value: 'courseAppointmentId' }],
    ]);
  });
});
