/** Paying with something that a member holds. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { invalidReason, openBookingsOf, type StoredOption, type Use } from './options.ts';
import { bookingOptions } from './tables.ts';

/** An option, and whose it is to be. */
type Held = { id: number; accountId: number; tenant: string };

/**
 * Locks an option until the transaction ends, after what is limited. An account that is not connected to the tenant holds nothing there.
 * @throws 404
 */
export async function lockOption(
  tx: Database,
  { id, accountId, tenant }: Held,
): Promise<StoredOption> {
  const [option] = await tx
    .select()
    .from(bookingOptions)
    .where(
      and(
        eq(bookingOptions.id, id),
        eq(bookingOptions.accountId, accountId),
        eq(bookingOptions.tenant, tenant),
      ),
    )
    .for('update');
  if (!option || !(await isConnectedToTenant(tx, accountId, tenant)))
    throw fault(404, 'bookingoption.error.notfound', 'There is no such booking option');
  return option;
}

/** Counts a locked option down. @throws 409 when it cannot pay for this */
export async function useOption(
  tx: Database,
  option: StoredOption,
  use: Use,
  now: Date,
): Promise<void> {
  const open = await openBookingsOf(tx, [option.id], now);
  if (invalidReason(option, use, open.get(option.id) ?? 0) !== null)
    throw fault(
      409,
      'bookingoption.error.notvalid',
      'This booking option cannot pay for this booking',
    );
  if (option.remaining !== null)
    await tx
      .update(bookingOptions)
      .set({ remaining: option.remaining - 1 })
      .where(eq(bookingOptions.id, option.id));
}
