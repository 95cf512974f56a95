/** Orders of guests belong to the account that later verifies their address. */
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { queueClaim } from '../src/domains/accounts/queueClaim.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { trialSessions } from '../src/domains/bookings/trialSessions/tables.ts';
import { givenConsents } from '../src/domains/legal/tables.ts';
import { purchasedProducts } from '../src/domains/products/tables.ts';
import { jobs as storedJobs } from '../src/platform/jobs/tables.ts';
import { setProducts } from '../src/states/productRows.ts';
import { prospect } from '../src/states/rows.ts';
import { lastCode } from './harness/mails.ts';
import { setCourse } from './harness/members.ts';
import { purchaseBody, singlePurchaseBody } from './harness/purchase.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';
import { trialSlot } from './harness/trials.ts';
import { registerBody } from './operations/accountRequests.ts';

const { email } = registerBody;
const guest = { ...prospect, email: email.toUpperCase() };

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const call = <Id extends Parameters<ReturnType<typeof sandbox>['call']>[0]>(
  id: Id,
  request: Request,
) => sandbox().call(id, request);

/** Registers the address and verifies it. @returns the account's id */
async function register(): Promise<number> {
  await call('register', { body: registerBody });
  const code = await lastCode(sandbox(), email);
  expect((await call('verifyEmail', { body: { email, code } })).status).toBe(200);
  const { background, jobs } = sandbox().services;
  await background.idle();
  await jobs.runDue();
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
  return account?.id ?? 0;
}

/** Books a place in the sample course as a guest, with a voucher. @returns the booking's uuid */
async function bookAsGuest(body: object = {}): Promise<string> {
  await setCourse(db(), { maxParticipants: 8 });
  await sandbox().state('a voucher', { state: 'whole' });
  const { body: checkout } = await call('createPublicCourseAppointmentCheckout', {
    body: {
      ...purchaseBody(null),
      paymentMethod: null,
      voucherCode: 'SAMP-7KQ2-9XTM',
      customerData: guest,
      ...body,
    },
  });
  const path = { publicToken: checkout.publicToken ?? '' };
  await call('finalizePublicCheckout', { path });
  const { body: done } = await call('getPublicCourseAppointmentCheckout', { path });
  return done.booking?.uuid ?? '';
}

test('a guest’s booking belongs to the account once its address is verified', async () => {
  const uuid = await bookAsGuest();
  const id = await register();
  const { body: mine } = await call('listCurrentCalendarItems', { as: id });
  expect(mine.map((item) => item.uuid)).toEqual([uuid]);
  // The mailed link still works, also for canceling.
  const path = { id: uuid };
  expect((await call('getPublicCalendarItem', { path })).status).toBe(200);
  expect((await call('cancelPublicCalendarItem', { path })).status).toBe(200);
  const { body: left } = await call('listCurrentCalendarItems', { as: id });
  expect(left).toEqual([]);
});

test('an unverified address gets nothing', async () => {
  await bookAsGuest();
  await call('register', { body: registerBody });
  await sandbox().services.background.idle();
  const [booking] = await db().select().from(bookings).where(eq(bookings.paidWith, 'Single visit'));
  expect(booking?.accountId).toBeNull();
});

test('bookings of other addresses stay with their guests', async () => {
  await bookAsGuest({ customerData: { ...prospect, email: 'someone-else@example.org' } });
  const id = await register();
  expect((await call('listCurrentCalendarItems', { as: id })).body).toEqual([]);
});

test('appointments, day tickets and vouchers reach the account as well', async () => {
  await sandbox().state('an appointment slot', { state: 'free' });
  await setProducts(db());
  await sandbox().state('a voucher', { state: 'whole' });
  const { body: checkout } = await call('createPublicSingleAppointmentCheckout', {
    body: {
      ...singlePurchaseBody(null),
      paymentMethod: null,
      voucherCode: 'SAMP-7KQ2-9XTM',
      customerData: guest,
    },
  });
  await call('finalizePublicCheckout', { path: { publicToken: checkout.publicToken ?? '' } });
  await call('bookDayTicket', {
    body: {
      organizationUnitId: 1001,
      productVariantId: 70_003,
      usageDate: '2026-11-26',
      customerData: guest,
    },
  });
  const id = await register();
  expect((await call('listCurrentCalendarItems', { as: id })).body).toHaveLength(1);
  const isMine = eq(purchasedProducts.accountId, id);
  expect(await db().$count(purchasedProducts, isMine)).toBe(1);
});

/** Books the trial session of the sample studio as a guest. @returns the booking's uuid */
async function bookTrial(): Promise<string> {
  await sandbox().state('an appointment slot', { state: 'free' });
  const body = {
    ...trialSlot(email.toUpperCase()),
    acceptedConsents: ['GENERAL_TERMS', 'PRIVACY'],
  };
  const { body: booked } = await call('createBenefitTrialSingleAppointment', { body });
  return booked.calendarItem.uuid;
}

async function confirmTrial(): Promise<void> {
  const [trial] = await db().select().from(trialSessions);
  const path = { uuid: trial?.confirmUuid ?? '' };
  expect((await call('confirmBenefitTrial', { path })).status).toBe(200);
  await sandbox().services.jobs.runDue();
}

const listBookings = async (as: number) =>
  (await call('listCurrentCalendarItems', { as })).body.map(({ uuid }) => uuid);

describe('a trial session', () => {
  test('belongs to the account once its address is verified, and counts as its only one', async () => {
    const uuid = await bookTrial();
    await confirmTrial();
    const id = await register();
    expect(await listBookings(id)).toEqual([uuid]);
    expect(await db().select().from(trialSessions)).toMatchObject([{ person: `account:${id}` }]);
    const again = await call('createTrialSession', { as: id, body: trialSlot(email) });
    expect(again.errorCode).toBe('trialsession.error.alreadyused');
    // The mailed link still works, also for canceling.
    const path = { id: uuid };
    expect((await call('cancelPublicCalendarItem', { path })).status).toBe(200);
    expect(await listBookings(id)).toEqual([]);
  });

  test('waits with the guest until it is confirmed, also after the registration', async () => {
    const uuid = await bookTrial();
    const id = await register();
    expect(await listBookings(id)).toEqual([]);
    await confirmTrial();
    expect(await listBookings(id)).toEqual([uuid]);
    expect(await db().select().from(trialSessions)).toMatchObject([{ person: `account:${id}` }]);
  });
});

describe('consents', () => {
  const listConsents = async (as: number) =>
    (await call('listGivenConsents', { as })).body.consents;

  test('reach the account, which can withdraw them', async () => {
    await bookTrial();
    expect(await db().$count(givenConsents, isNull(givenConsents.accountId))).toBe(2);
    const id = await register();
    const [news, terms] = await listConsents(id);
    expect([news?.type, terms?.type]).toEqual(['PRIVACY', 'GENERAL_TERMS']);
    const path = { consentId: news?.id ?? 0 };
    expect((await call('withdrawConsent', { as: id, path })).status).toBe(204);
  });

  test('are listed once for each text, however often they were given', async () => {
    await bookTrial();
    const given = await db().select().from(givenConsents);
    await db()
      .insert(givenConsents)
      .values(given.map(({ id: _, ...consent }) => consent));
    expect(await listConsents(await register())).toHaveLength(2);
    // The index would have made the job fail, and failed jobs are kept.
    expect(await db().$count(storedJobs)).toBe(0);
  });

  test('of other addresses stay with their guests', async () => {
    await bookTrial();
    await db()
      .update(givenConsents)
      .set({ email: 'someone-else@example.org' })
      .where(eq(givenConsents.type, 'PRIVACY'));
    const consents = await listConsents(await register());
    expect(consents.map(({ type }) => type)).toEqual(['GENERAL_TERMS']);
  });

  test('to chains where the account cannot log in stay with their guests', async () => {
    const id = await register();
    await db().update(accounts).set({ accountContext: 'RSG_GROUP' }).where(eq(accounts.id, id));
    await bookTrial();
    await queueClaim(db(), id, email);
    await sandbox().services.jobs.runDue();
    expect(await db().$count(givenConsents, eq(givenConsents.accountId, id))).toBe(0);
  });
});

test('a second place at the same course stays a guest’s', async () => {
  const uuid = await bookAsGuest();
  const id = await register();
  const [booking] = await db().select().from(bookings).where(eq(bookings.uuid, uuid));
  expect(booking?.accountId).toBe(id);
  // The guest books the same course again with the address that the account now has.
  const again = await bookAsGuest();
  await queueClaim(db(), id, email);
  await sandbox().services.jobs.runDue();
  // The index would have made the job fail, and failed jobs are kept.
  expect(await db().$count(storedJobs)).toBe(0);
  const owned = and(eq(bookings.accountId, id), eq(bookings.status, 'BOOKED'));
  expect(again).not.toBe(uuid);
  expect(await db().$count(bookings, owned)).toBe(1);
});
