import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Payment } from '../../payments/ledger.ts';
import { payments } from '../../payments/tables.ts';
import { singleAppointmentCheckouts } from '../tables.ts';

/** Finds the checkout of a single appointment; null if it was not bought. */
export async function findAppointmentCheckout(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ id: singleAppointmentCheckouts.checkoutId })
    .from(singleAppointmentCheckouts)
    .where(eq(singleAppointmentCheckouts.appointmentId, id));
  return found?.id ?? null;
}

/** Finds the payment of a single appointment; null if the bank had no part in it. */
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
