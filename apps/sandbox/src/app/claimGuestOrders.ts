import { findOtherOwner, lockAccount } from '../domains/accounts/lookup.ts';
import { claimGuestBookings } from '../domains/bookings/claimGuestBookings.ts';
import { claimGuestConsents } from '../domains/legal/claimGuestConsents.ts';
import { claimGuestPurchases } from '../domains/products/claimGuestPurchases.ts';
import type { Services } from '../platform/api.ts';

/**
 * Moves what was booked, bought and consented to with an address to the account that has just verified it, unless it
 * has lost the address since.
 * @param services in the transaction of the job
 */
export async function claimGuestOrders(
  { db }: Pick<Services, 'db'>,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  const account = await lockAccount(db, accountId);
  const owner = account && (await findOtherOwner(db, email, account.accountContext, null));
  if (!account?.verified || owner?.id !== accountId) return;
  await claimGuestBookings(db, account, email);
  await claimGuestPurchases(db, account, email);
  await claimGuestConsents(db, account, email);
}
