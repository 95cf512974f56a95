import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Payment } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { courseAppointmentCheckouts } from './tables.ts';

/** Finds the checkout of a booking; null if it was not bought. */
export async function findBookingCheckout(db: Database, bookingId: number): Promise<string | null> {
  const [found] = await db
    .select({ id: courseAppointmentCheckouts.checkoutId })
    .from(courseAppointmentCheckouts)
    .where(eq(courseAppointmentCheckouts.bookingId, bookingId));
  return found?.id ?? null;
}

/** Finds the payment of a booking; null if the bank had no part in it. */
export async function findBookingPayment(db: Database, bookingId: number): Promise<Payment | null> {
  const [found] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(
      courseAppointmentCheckouts,
      eq(courseAppointmentCheckouts.checkoutId, payments.checkoutId),
    )
    .where(eq(courseAppointmentCheckouts.bookingId, bookingId));
  return found?.payment ?? null;
}
