/** Free and late cancelations, and who moves up from a waiting list when. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../src/domains/accounts/tables.ts';
import { endWaitingLists } from '../src/domains/bookings/endWaitingLists.ts';
import { bookingOptions, courses } from '../src/domains/bookings/courses/tables.ts';
import { benefits } from '../src/domains/bookings/singleAppointments/tables.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import type { CancelationRule } from '../src/domains/studios/cancelationRule.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { findMails } from './harness/mails.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { finalize, readyCheckout, sumCaptured } from './harness/purchase.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';

type Caller = Request['as'] & {};

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const forfeited: CancelationRule = { hours: 6, late: 'FORFEITED', feeCents: null };
const fee: CancelationRule = { hours: 24, late: 'FEE', feeCents: 800 };

/** Sets the clock on the day of the class, which begins at 17:00. */
const moveTo = (time: string) =>
  sandbox().services.clock.set(new Date(`2026-11-26T${time}:00+01:00`));

/** Empties the sample class and gives it a rule. */
async function setClass(cancelationRule: CancelationRule | null, places = 1): Promise<void> {
  await setCourse(db(), { maxParticipants: places });
  await db().update(courses).set({ cancelationRule }).where(eq(courses.id, 401));
}

const book = async (as: number, acceptsLatePromotion?: boolean) =>
  (
    await sandbox().call('bookCourse', {
      as,
      body: {
        courseAppointmentId: 50_001,
        bookingOptionId: as,
        joinWaitingList: true,
        ...(acceptsLatePromotion === undefined ? {} : { acceptsLatePromotion }),
      },
    })
  ).body;

const preview = async (as: Caller, id: string) =>
  (await sandbox().call('getCancelationRuleInfo', { as, path: { id } })).body;

const cancel = (as: Caller, id: string) =>
  sandbox().call('cancelCalendarItem', { as, path: { id } });

const findItem = async (as: Caller, id: string) =>
  (await sandbox().call('getCalendarItem', { as, path: { id } })).body;

const countVisits = async (id: number) =>
  (await db().select().from(bookingOptions).where(eq(bookingOptions.id, id)))[0]?.remaining;

describe('a late cancelation', () => {
  test('is shown with the class before it is booked', async () => {
    await setClass(forfeited);
    const { body } = await sandbox().call('getPublicCourse', { path: { itemId: 50_001 } });
    expect(body.slots[0]).toMatchObject({
      cancelableUntil: '2026-11-26T11:00:00+01:00',
      lateCancelation: { consequence: 'FORFEITED', fee: null },
    });
  });

  test('loses the visit, which one in time returns', async () => {
    await setClass(forfeited, 5);
    const [early = 0, late = 0] = await addMembers(db(), 2, 3);
    const inTime = await book(early);
    const tooLate = await book(late);
    moveTo('11:00');
    expect(await preview(early, inTime.uuid)).toMatchObject({ releasesEntitlement: true });
    expect((await cancel(early, inTime.uuid)).status).toBe(200);
    expect(await countVisits(early)).toBe(3);
    moveTo('11:01');
    expect(await preview(late, tooLate.uuid)).toEqual({
      cancelable: true,
      cancelableUntil: '2026-11-26T17:00:00+01:00',
      refund: null,
      voucherRefund: null,
      releasesEntitlement: false,
      forfeits: true,
      fee: null,
    });
    expect((await cancel(late, tooLate.uuid)).status).toBe(200);
    expect(await countVisits(late)).toBe(2);
    expect((await findItem(late, tooLate.uuid)).ending).toMatchObject({
      reason: 'CANCELED',
      releasedEntitlement: false,
    });
    const mails = await findMails(sandbox(), `member-${late}@sample.example`);
    expect(mails.at(-1)?.text).toContain('nach Ablauf der Frist');
  });

  test('keeps the money, and moves the waiting list up', async () => {
    await setClass(forfeited);
    const { id } = await readyCheckout(sandbox(), 'visitor', {});
    const { booking } = (await finalize(sandbox(), 'visitor', id)).body;
    const [waiting = 0] = await addMembers(db(), 1);
    const { uuid } = await book(waiting, true);
    moveTo('16:00');
    const canceled = await cancel('visitor', booking?.uuid ?? '');
    expect(canceled.body).toMatchObject({ refund: null, fee: null });
    expect(await sumCaptured(sandbox())).toBe(1450);
    expect((await findItem(waiting, uuid)).participantStatus).toBe('BOOKED');
  });

  test('charges the fee to the account of the member, due in two weeks', async () => {
    await setClass(fee);
    const [member = 0] = await addMembers(db(), 1, 3);
    const { uuid } = await book(member);
    moveTo('10:00');
    expect(await findItem(member, uuid)).toMatchObject({
      cancelableUntil: '2026-11-26T17:00:00+01:00',
      freeCancelationUntil: '2026-11-25T17:00:00+01:00',
      lateCancelation: { consequence: 'FEE', fee: { amount: 8, currency: 'EUR' } },
    });
    expect((await cancel(member, uuid)).body).toMatchObject({
      fee: { amount: 8, currency: 'EUR' },
    });
    expect(await countVisits(member)).toBe(3);
    const entries = await db().select().from(accountEntries);
    expect(entries.filter(({ amountCents }) => amountCents === 800)).toMatchObject([
      { name: expect.stringMatching(/^Späte Stornierung: ./), dueDate: '2026-12-10' },
    ]);
  });

  test('costs a member who has disconnected what it costs a guest', async () => {
    await setClass(fee);
    const [member = 0] = await addMembers(db(), 1, 3);
    await db()
      .update(customers)
      .set({ customerNumber: 'NS-70020' })
      .where(eq(customers.id, member));
    const { uuid } = await book(member);
    const { body: user } = await sandbox().call('getUserInfo', { as: member });
    const path = { studioConnectId: user.studioConnects[0]?.studioConnectId ?? 0 };
    await sandbox().call('deleteStudioConnect', { as: member, path });
    await sandbox().services.background.idle();
    moveTo('10:00');
    expect((await findItem(member, uuid)).lateCancelation.consequence).toBe('FORFEITED');
    expect((await cancel(member, uuid)).body).toMatchObject({ fee: null });
    expect(await countVisits(member)).toBe(2);
    const mails = await findMails(sandbox(), `member-${member}@sample.example`);
    expect(mails.at(-1)?.text).not.toMatch(/8,00|8\.00/);
  });

  test('costs guests the payment where members pay a fee', async () => {
    await setClass(fee);
    const { body } = await sandbox().call('getPublicCourse', { path: { itemId: 50_001 } });
    expect(body.slots[0]?.lateCancelation).toEqual({ consequence: 'FORFEITED', fee: null });
  });

  test('is refused by default, from two hours before the start', async () => {
    await setClass(null);
    const [member = 0] = await addMembers(db(), 1);
    const { uuid } = await book(member);
    expect((await findItem(member, uuid)).cancelableUntil).toBe('2026-11-26T15:00:00+01:00');
    moveTo('15:01');
    const { status, errorCode } = await cancel(member, uuid);
    expect([status, errorCode]).toEqual([409, 'booking.error.cancelationtoolate']);
  });

  test('follows the rule of the studio where the item has none, and the one of the booking', async () => {
    await setClass(null);
    await db().update(studios).set({ cancelationRule: forfeited }).where(eq(studios.id, 1001));
    const [member = 0] = await addMembers(db(), 1);
    const { uuid } = await book(member);
    await db().update(studios).set({ cancelationRule: fee }).where(eq(studios.id, 1001));
    expect((await findItem(member, uuid)).lateCancelation.consequence).toBe('FORFEITED');
  });

  test('is known of appointments before they are booked', async () => {
    await sandbox().state('an appointment slot', { state: 'free' });
    await db().update(benefits).set({ cancelationRule: fee });
    const { body } = await sandbox().call('getPublicAppointmentSlots', {
      path: { benefitId: 901 },
      query: { startDate: '2026-11-26', endDate: '2026-11-26', organizationUnitId: 1001 },
    });
    expect(body.slots[0]?.lateCancelation.consequence).toBe('FORFEITED');
  });
});

describe('a waiting list', () => {
  test('can be left until the start, free of charge', async () => {
    await setClass(forfeited);
    const [first = 0, waiting = 0] = await addMembers(db(), 2, 3);
    await book(first);
    const { uuid } = await book(waiting, true);
    moveTo('17:00');
    expect(await findItem(waiting, uuid)).toMatchObject({
      cancelableUntil: '2026-11-26T17:00:00+01:00',
      freeCancelationUntil: '2026-11-26T17:00:00+01:00',
    });
    expect((await cancel(waiting, uuid)).status).toBe(200);
    expect(await countVisits(waiting)).toBe(3);
  });

  test('moves up after the end of free cancelation only who accepted that', async () => {
    await setClass(forfeited);
    const [first = 0, careful = 0, eager = 0] = await addMembers(db(), 3);
    const booked = await book(first);
    const { uuid: carefulId } = await book(careful);
    const { uuid: eagerId } = await book(eager, true);
    expect((await findItem(careful, carefulId)).waitingListUntil).toBe('2026-11-26T11:00:00+01:00');
    expect((await findItem(eager, eagerId)).waitingListUntil).toBe('2026-11-26T17:00:00+01:00');
    moveTo('12:00');
    await cancel(first, booked.uuid);
    expect((await findItem(careful, carefulId)).participantStatus).toBe('WAITING');
    expect((await findItem(eager, eagerId)).participantStatus).toBe('BOOKED');
  });

  test('ends for those who do not move up that late', async () => {
    await setClass(forfeited);
    const [first = 0, careful = 0, eager = 0] = await addMembers(db(), 3);
    await book(first);
    const { uuid: carefulId } = await book(careful);
    const { uuid: eagerId } = await book(eager, true);
    moveTo('11:01');
    await endWaitingLists(sandbox().services);
    expect((await findItem(careful, carefulId)).ending?.reason).toBe('WAITING_LIST_ENDED');
    expect((await findItem(eager, eagerId)).participantStatus).toBe('WAITING');
  });

  test('joined after the end of free cancelation moves up until booking closes', async () => {
    await setClass(forfeited);
    const [first = 0, late = 0] = await addMembers(db(), 2);
    await book(first);
    moveTo('12:00');
    const { uuid } = await book(late);
    expect((await findItem(late, uuid)).waitingListUntil).toBe('2026-11-26T17:00:00+01:00');
  });
});
