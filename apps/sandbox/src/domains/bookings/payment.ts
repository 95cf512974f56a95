import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { courseAppointmentCheckouts } from '../checkouts/tables.ts';
import type { Payment } from '../payments/ledger.ts';
import { payments } from '../payments/tables.ts';

/** What paid for a booking; null when it was not bought. */
export async function paymentOfBooking(db: Database, bookingId: number): Promise<Payment | null> {
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
