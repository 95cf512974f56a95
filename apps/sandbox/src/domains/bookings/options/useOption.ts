/** Paying with a member's booking option. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { contractGrants, contracts } from '../../membershipOffers/tables.ts';
import { bookingOptions } from '../courses/tables.ts';
import type { Payer } from '../rules.ts';
import { loadOptions } from './options.ts';
import type { OptionUse } from './optionUse.ts';

/** An option and its required owner. */
type OptionKey = { id: number; accountId: number; tenant: string };

/**
 * Locks an option until the transaction ends; lock the limited resource first. For a grant that is its contract, so
 * that two bookings at once cannot both use its last visit.
 * @returns the type of a stored option; null for a grant and an unknown one
 */
export async function lockOption(
  tx: Database,
  { id }: OptionKey,
): Promise<Schemas['BenefitType'] | null> {
  const [stored] = await tx
    .select({ type: bookingOptions.type })
    .from(bookingOptions)
    .where(eq(bookingOptions.id, id))
    .for('update');
  await tx
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(contractGrants, eq(contractGrants.contractId, contracts.id))
    .where(eq(contractGrants.id, id))
    .for('no key update', { of: contracts });
  return stored?.type ?? null;
}

/**
 * Uses a locked option for an appointment.
 * @returns the columns that record it with the booking
 * @throws 404 for an option that the account does not hold at the tenant, 409 if it cannot pay for this, with the
 * reason
 */
export async function useOption(
  tx: Database,
  { id, accountId, tenant }: OptionKey,
  use: OptionUse,
  now: Date,
): Promise<Payer> {
  const option = (await loadOptions(tx, accountId, tenant, now)).find((one) => one.id === id);
  if (!option)
    throw apiError(404, 'bookingoption.error.notfound', 'There is no such booking option');
  const reason = option.invalidReason(use);
  if (reason !== null)
    throw apiError(
      409,
      'bookingoption.error.notvalid',
      'This booking option cannot pay for this booking',
      { args: [{ type: 'STRING', value: reason }] },
    );
  const { paidBy, name } = option;
  const isLimited = option.describe(use).remaining !== null;
  if ('bookingOptionId' in paidBy && isLimited)
    await tx
      .update(bookingOptions)
      .set({ remaining: sql`${bookingOptions.remaining} - 1` })
      .where(and(eq(bookingOptions.id, id), eq(bookingOptions.accountId, accountId)));
  return { ...paidBy, paidWith: name, visit: isLimited ? 'USED' : null };
}

/**
 * Returns the visit that a booking used.
 * @returns what became of it, for the booking
 */
export async function returnVisit(
  tx: Database,
  { bookingOptionId, visit }: { bookingOptionId: number | null; visit: 'USED' | 'RETURNED' | null },
): Promise<'RETURNED' | null> {
  if (visit !== 'USED') return null;
  if (bookingOptionId !== null)
    await tx
      .update(bookingOptions)
      .set({ remaining: sql`${bookingOptions.remaining} + 1` })
      .where(eq(bookingOptions.id, bookingOptionId));
  return 'RETURNED';
}
