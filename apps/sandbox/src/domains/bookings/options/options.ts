/** Booking options of an account: stored ones, and what its contracts grant. */
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { type Customer, findCustomer, isConnectedToTenant } from '../../accounts/customers.ts';
import { loadAccessRefusal } from '../../refusals/accessRefusal.ts';
import { grantInvalidReason, loadGrants, remainingUses, renewalDay } from './grants.ts';
import type { InvalidReason, OptionUse } from './optionUse.ts';
import { loadStoredOptions, storedInvalidReason } from './storedOptions.ts';

/** A booking option of a member, for any appointment. */
export type HeldOption = Pick<Schemas['BookingOption'], 'id' | 'type' | 'name'> & {
  /** Columns that record it with a booking. */
  paidBy: { bookingOptionId: number } | { grantId: number };
  /** Returns why it cannot pay for an appointment; null if it can. */
  invalidReason: (use: OptionUse) => InvalidReason | null;
  /** Returns what of it is left and how long it is valid, on the day of an appointment. */
  describe: (
    use: OptionUse,
  ) => Pick<
    Schemas['BookingOption'],
    'remaining' | 'validFrom' | 'validUntil' | 'limit' | 'renewsOn'
  >;
};

/** Returns why nothing that the member holds can pay now, whatever the appointment; null if nothing prevents it. */
async function findRefusalReason(
  db: Database,
  customer: Customer | null,
  now: Date,
): Promise<InvalidReason | null> {
  if (customer === null) return null;
  const { reasons } = await loadAccessRefusal(db, customer, now);
  if (reasons.length > 0) return 'ACCESS_REFUSED';
  const until = customer.blockMySportsBookingUntil;
  return until !== null && until > now ? 'BLOCKED' : null;
}

/**
 * Loads an account's options at a tenant: those of its contracts first, since they cost nothing more. An account not
 * connected there has none.
 */
export async function loadOptions(
  db: Database,
  accountId: number,
  tenant: string,
  now: Date,
): Promise<HeldOption[]> {
  if (!(await isConnectedToTenant(db, accountId, tenant))) return [];
  const refused = await findRefusalReason(db, await findCustomer(db, accountId, tenant), now);
  const grants = await loadGrants(db, accountId, tenant, now);
  const stored = await loadStoredOptions(db, accountId, tenant, now);
  return [
    ...grants.map((grant): HeldOption => {
      const { id, name, terms, days } = grant;
      return {
        id,
        name,
        type: terms.type,
        paidBy: { grantId: id },
        invalidReason: (use) => grantInvalidReason(grant, use) ?? refused,
        describe: ({ day }) => ({
          remaining: remainingUses(grant, day),
          validFrom: days.from,
          validUntil: days.until,
          limit: terms.limit,
          renewsOn: renewalDay(grant, day),
        }),
      };
    }),
    ...stored.map((one): HeldOption => {
      const { id, name, type, remaining, validFrom, validUntil } = one.option;
      return {
        id,
        name,
        type,
        paidBy: { bookingOptionId: id },
        invalidReason: (use) => storedInvalidReason(one, use) ?? refused,
        describe: () => ({ remaining, validFrom, validUntil, limit: null, renewsOn: null }),
      };
    }),
  ];
}

/**
 * Lists an account's options at a tenant for one appointment, valid ones first. Omits grants for other kinds of
 * appointments, but not packs, which the member has bought.
 */
export async function listOptions(
  db: Database,
  accountId: number,
  { tenant, use }: { tenant: string; use: OptionUse },
  now: Date,
): Promise<Schemas['BookingOption'][]> {
  const held = await loadOptions(db, accountId, tenant, now);
  const options = held.flatMap(({ id, type, name, paidBy, invalidReason, describe }) => {
    const reason = invalidReason(use);
    if ('grantId' in paidBy && reason === 'WRONG_CATEGORY') return [];
    return [{ id, type, name, valid: reason === null, invalidReason: reason, ...describe(use) }];
  });
  return options.toSorted((a, b) => Number(b.valid) - Number(a.valid));
}

/** Returns the type of the option that would pay for an appointment; null if none would. */
export const findPayer = (
  options: readonly HeldOption[],
  use: OptionUse,
): Schemas['BenefitType'] | null =>
  options.find(({ invalidReason }) => invalidReason(use) === null)?.type ?? null;
