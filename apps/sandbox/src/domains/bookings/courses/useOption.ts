/** Paying with a member's booking option. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { isConnectedToTenant } from '../../accounts/customers.ts';
import { invalidReason, countOpenBookings, type StoredOption, type OptionUse } from './options.ts';
import { bookingOptions } from './tables.ts';

/** An option and its required owner. */
type OptionKey = { id: number; accountId: number; tenant: string };

/**
 * Locks an option until the transaction ends; lock the limited resource first. An account not connected to the tenant
 * has no options there.
 * @throws 404
 */
export async function lockOption(
  tx: Database,
  { id, accountId, tenant }: OptionKey,
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
    throw apiError(404, 'bookingoption.error.notfound', 'There is no such booking option');
  return option;
}

/** Counts a locked option down. @throws 409 if it cannot pay for this */
export async function useOption(
  tx: Database,
  option: StoredOption,
  use: OptionUse,
  now: Date,
): Promise<void> {
  const open = await countOpenBookings(tx, [option.id], now);
  if (invalidReason(option, use, open.get(option.id) ?? 0) !== null)
    throw apiError(
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
