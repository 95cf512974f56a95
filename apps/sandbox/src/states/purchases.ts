/** Bookings with their checkouts and payments, as a finished purchase stores them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookerKey, type Booker, type Booking } from '../domains/bookings/rules.ts';
import { bookings, courseAppointmentCheckouts } from '../domains/bookings/tables.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { payments, voucherUses, type PaymentState } from '../domains/payments/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { prospect } from './rows.ts';
import { storeVoucher } from './voucherRows.ts';
import { present, type World } from './world.ts';
import { bankAuthorizations } from '../platform/bank/tables.ts';

export type Purchase = {
  appointmentId: number;
  status: Booking['status'];
  /** State of the card payment; null: paid with a course flat rate. */
  payment: PaymentState | null;
  /** Absent: none paid a part. */
  voucher?: 'spent' | 'returned';
  /** Absent: the usual rule. */
  cancelationRule?: Booking['cancelationRule'];
};

/** Part of the price that a voucher pays. */
export const voucherCents = 450;

const price = { priceCents: 1450, currency: 'EUR' };

/** A checkout with its course appointment. */
export type NewCheckout = typeof checkouts.$inferInsert &
  Pick<
    typeof courseAppointmentCheckouts.$inferInsert,
    'appointmentId' | 'joinWaitingList' | 'bookingId'
  >;

/** Stores a checkout for the sample course. */
export async function storeCheckout(
  { db }: World,
  id: string,
  accountId: number | null,
  changes: Partial<NewCheckout>,
): Promise<void> {
  const { appointmentId = 50_001, joinWaitingList = false, bookingId = null, ...core } = changes;
  const row = {
    ...price,
    id,
    type: 'COURSE_APPOINTMENT' as const,
    studioId: 1001,
    accountId,
    publicToken: accountId === null ? `pub_${randomUUID()}` : null,
    state: 'CREATED' as const,
    paymentMethod: 'CREDIT_CARD' as const,
    customerData: prospect,
    createdAt: present,
    expiresAt: addMinutes(present, 30),
    ...core,
  };
  await db.insert(checkouts).values(row);
  await db
    .insert(courseAppointmentCheckouts)
    .values({ checkoutId: row.id, appointmentId, offerId: 601, joinWaitingList, bookingId });
}

/** Payment states after the capture. */
const capturedStates: ReadonlySet<PaymentState> = new Set([
  'PENDING',
  'CHARGED',
  'RETURNED',
  'REFUNDED',
]);

/** Stores a payment in a state, with its authorization at the bank. */
export async function storePayment(
  { db }: World,
  checkoutId: string,
  state: PaymentState,
  instrumentId: number | null,
  priceCents = price.priceCents,
): Promise<void> {
  const authorizationId = randomUUID();
  const isCaptured = capturedStates.has(state);
  await db.insert(bankAuthorizations).values({
    id: authorizationId,
    key: `${checkoutId}:1`,
    amountCents: priceCents,
    currency: price.currency,
    authorizedAt: present,
    isDebit: state === 'PENDING' || state === 'RETURNED',
    settledAt: state === 'RETURNED' ? present : null,
    willReturn: state === 'RETURNED',
    capturedAt: isCaptured ? present : null,
    reversedAt: state === 'VOIDED' || state === 'REFUNDED' ? present : null,
  });
  await db.insert(payments).values({
    checkoutId,
    state,
    instrumentId,
    authorizationId,
    attempt: 1,
    amountCents: priceCents,
    currency: price.currency,
    capturedAt: capturedStates.has(state) ? present : null,
    updatedAt: present,
  });
}

/** Makes the sample voucher pay a part of a finalized checkout. */
async function spendSampleVoucher(
  { db }: World,
  checkoutId: string,
  returnedAt: Date | null,
): Promise<void> {
  const voucherId = await storeVoucher(db, { purchaseUuid: randomUUID() }, 'whole');
  await db.delete(voucherUses).where(eq(voucherUses.checkoutId, checkoutId));
  const use = { voucherId, amountCents: voucherCents, usedAt: present, returnedAt };
  await db.insert(voucherUses).values({ ...use, checkoutId });
  await db.update(checkouts).set({ voucherId, voucherCents }).where(eq(checkouts.id, checkoutId));
}

/** Stores a booking with its uuid, and the related checkout and payment. */
export async function storePurchase(
  world: World,
  { uuid, booker, ...purchase }: Purchase & { uuid: string; booker: Booker },
  checkout: Partial<NewCheckout> = {},
): Promise<void> {
  const { appointmentId, status, payment, voucher, cancelationRule } = purchase;
  const [booking] = await world.db
    .insert(bookings)
    .values({
      ...booker,
      uuid,
      appointmentId,
      booker: bookerKey(booker),
      status,
      paidWith: payment === null ? 'Course flat' : 'Single visit',
      priceCents: payment === null ? null : price.priceCents,
      ...(cancelationRule ? { cancelationRule } : {}),
      createdAt: addMinutes(present, -60),
      canceledAt: status === 'CANCELED' ? present : null,
    })
    .returning({ id: bookings.id });
  if (payment === null) return;
  const id = checkout.id ?? randomUUID();
  await storeCheckout(world, id, booker.accountId, {
    state: 'FINALIZED',
    appointmentId,
    bookingId: booking?.id ?? null,
    ...checkout,
  });
  if (voucher) await spendSampleVoucher(world, id, voucher === 'returned' ? present : null);
  const paidCents = price.priceCents - (voucher ? voucherCents : 0);
  await storePayment(world, id, payment, checkout.instrumentId ?? null, paidCents);
}
