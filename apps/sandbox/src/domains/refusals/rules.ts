import type { Database } from '../../database/database.ts';
import { apiError, timestamp } from '../../server/apiError.ts';
import { findCustomer } from '../accounts/customers.ts';

/** @throws 409 while missed bookings keep an account from booking at a tenant; it says until when */
export async function refuseBlocked(
  db: Database,
  accountId: number,
  tenant: string,
  now: Date,
): Promise<void> {
  const customer = await findCustomer(db, accountId, tenant);
  const until = customer?.blockMySportsBookingUntil ?? null;
  if (until !== null && until > now)
    throw apiError(
      409,
      'booking.error.blocked',
      'After missed bookings this member cannot book for a while',
      { args: [timestamp(until)] },
    );
}
