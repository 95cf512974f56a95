import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Services } from '../../platform/api.ts';
import { findCustomer } from '../accounts/customers.ts';
import { studios } from '../studios/tables.ts';
import { courseAppointments } from './courses/tables.ts';
import { singleAppointments } from './singleAppointments/tables.ts';
import { bookings } from './tables.ts';

const forfeited = sql`'{"late": "FORFEITED", "feeCents": null}'::jsonb`;

/**
 * Replaces the fee for a late cancelation in an account's upcoming bookings at a tenant: without a customer record there
 * is nobody to charge it to, so the account forfeits the payment like a guest.
 * @param services in the transaction of the job
 */
export async function waiveFees(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, tenant }: { accountId: number; tenant: string },
): Promise<void> {
  // The account may have connected again.
  if (await findCustomer(tx, accountId, tenant)) return;
  const now = clock.now();
  const atTenant = tx.select({ id: studios.id }).from(studios).where(eq(studios.tenant, tenant));
  const upcoming = tx
    .select({ id: courseAppointments.id })
    .from(courseAppointments)
    .where(
      and(inArray(courseAppointments.studioId, atTenant), gt(courseAppointments.startsAt, now)),
    );
  await tx
    .update(bookings)
    .set({ cancelationRule: sql`${bookings.cancelationRule} || ${forfeited}` })
    .where(
      and(
        eq(bookings.accountId, accountId),
        inArray(bookings.status, ['BOOKED', 'WAITING']),
        inArray(bookings.appointmentId, upcoming),
        sql`${bookings.cancelationRule} ->> 'late' = 'FEE'`,
      ),
    );
  await tx
    .update(singleAppointments)
    .set({ cancelationRule: sql`${singleAppointments.cancelationRule} || ${forfeited}` })
    .where(
      and(
        eq(singleAppointments.accountId, accountId),
        eq(singleAppointments.status, 'BOOKED'),
        inArray(singleAppointments.studioId, atTenant),
        gt(singleAppointments.startsAt, now),
        sql`${singleAppointments.cancelationRule} ->> 'late' = 'FEE'`,
      ),
    );
}
