import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Payment } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';
import { courseAppointmentCheckouts } from './tables.ts';

/** Finds the payment of a booking; null if it was not bought. */
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
