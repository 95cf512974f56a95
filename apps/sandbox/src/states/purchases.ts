/** Bookings and what paid for them, as a finished purchase leaves them in the tables. */
import { randomUUID } from 'node:crypto';
import { bookerKey, type Booker, type Booking } from '../domains/bookings/rules.ts';
import { bookings } from '../domains/bookings/tables.ts';
import { checkouts } from '../domains/checkouts/tables.ts';
import { payments, type PaymentState } from '../domains/payments/tables.ts';
import { addMinutes } from '../time.ts';
import { prospect } from './rows.ts';
import { present, type World } from './world.ts';

export type Purchase = {
  appointmentId: number;
  status: Booking['status'];
  /** State of the payment by card; null: a course flat paid. */
  payment: PaymentState | null;
};

const price = { priceCents: 1450, currency: 'EUR' };

type NewCheckout = typeof checkouts.$inferInsert;

/** A checkout for the course of the examples. */
export function checkoutRow(
  id: string,
  accountId: number | null,
  changes: Partial<NewCheckout>,
): NewCheckout {
  return {
    ...price,
    id,
    accountId,
    publicToken: accountId === null ? `pub_${randomUUID()}` : null,
    state: 'CREATED',
    appointmentId: 50_001,
    offerId: 601,
    paymentMethod: 'CREDIT_CARD',
    customerData: prospect,
    joinWaitingList: false,
    createdAt: present,
    expiresAt: addMinutes(present, 30),
    ...changes,
  };
}

/** Stores a booking with its uuid, and the checkout and payment that led to it. */
export async function buy(
  { db }: World,
  { uuid, booker, ...purchase }: Purchase & { uuid: string; booker: Booker },
  checkout: Partial<NewCheckout> = {},
): Promise<void> {
  const { appointmentId, status, payment } = purchase;
  const [booking] = await db
    .insert(bookings)
    .values({
      ...booker,
      uuid,
      appointmentId,
      booker: bookerKey(booker),
      status,
      paidWith: payment === null ? 'Course flat' : 'Single visit',
      priceCents: payment === null ? null : price.priceCents,
      createdAt: addMinutes(present, -60),
      canceledAt: status === 'CANCELED' ? present : null,
    })
    .returning({ id: bookings.id });
  if (payment === null) return;
  const row = checkoutRow(randomUUID(), booker.accountId, {
    state: 'FINALIZED',
    appointmentId,
    bookingId: booking?.id ?? null,
    ...checkout,
  });
  await db.insert(checkouts).values(row);
  await db.insert(payments).values({
    checkoutId: row.id,
    state: payment,
    amountCents: price.priceCents,
    currency: price.currency,
    updatedAt: present,
  });
}
