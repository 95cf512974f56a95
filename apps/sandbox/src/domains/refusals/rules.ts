import type { Database } from '../../platform/database/database.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { findCustomer } from '../accounts/customers.ts';

/** @throws 409 while missed bookings block an account at a tenant, with the end of the block */
export async function rejectBlocked(
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
