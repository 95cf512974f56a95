import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Payment } from '../../payments/ledger.ts';
import { payments } from '../../payments/tables.ts';
import { singleAppointmentCheckouts } from '../tables.ts';

/** Finds the payment of a single appointment; null if it was not bought. */
export async function findAppointmentPayment(db: Database, id: number): Promise<Payment | null> {
  const [found] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(
      singleAppointmentCheckouts,
      eq(singleAppointmentCheckouts.checkoutId, payments.checkoutId),
    )
    .where(eq(singleAppointmentCheckouts.appointmentId, id));
  return found?.payment ?? null;
}
