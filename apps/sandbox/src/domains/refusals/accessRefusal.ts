/** Why a studio denies a member entry. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { findRefusedSince } from './openPayments.ts';

export type AccessRefusal = {
  /** Empty if entry is not denied. */
  reasons: Schemas['AccessRefusalReason'][];
  since: Date | null;
};

/** Loads the reasons: those that the studio has entered, and open payments. */
export async function loadAccessRefusal(
  db: Database,
  customer: Customer,
  now: Date,
): Promise<AccessRefusal> {
  const { accessRefusalReasons: entered, accessRefusedSince } = customer;
  if (entered.includes('OPEN_PAYMENTS')) return { reasons: entered, since: accessRefusedSince };
  const debtsSince = await findRefusedSince(db, customer, now);
  if (debtsSince === null)
    return { reasons: entered, since: entered.length > 0 ? accessRefusedSince : null };
  const since =
    entered.length > 0 && accessRefusedSince !== null && accessRefusedSince < debtsSince
      ? accessRefusedSince
      : debtsSince;
  return { reasons: [...entered, 'OPEN_PAYMENTS'], since };
}
