/** Discount codes for contracts: vouchers of the studio, and referral codes of members. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { accounts } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import type { Discount } from './price.ts';
import { contracts, contractVouchers, referralPrograms } from './tables.ts';

export type StoredProgram = typeof referralPrograms.$inferSelect;

/** Codes are read aloud and typed, so ignore case. */
const normalizeCode = (code: string): string => code.toUpperCase();

/** Does not tell which of the reasons it is, so that codes cannot be guessed. */
export function voucherInvalid(): Error {
  return apiError(422, 'contract.error.voucherinvalid', 'The voucher is wrong, used up or too old');
}

/**
 * Finds the discount of a voucher; null if it is unknown, expired or used up.
 * @param lock whether it is about to be used; locks it until the transaction ends
 */
export async function findVoucherDiscount(
  db: Database,
  code: string,
  studio: Pick<StoredStudio, 'id'>,
  today: string,
  lock = false,
): Promise<(Discount & { code: string; usesLeft: number | null }) | null> {
  const query = db
    .select()
    .from(contractVouchers)
    .where(
      and(eq(contractVouchers.studioId, studio.id), eq(contractVouchers.code, normalizeCode(code))),
    );
  const [voucher] = await (lock ? query.for('update') : query);
  const isGood =
    voucher !== undefined &&
    (voucher.validUntil === null || voucher.validUntil >= today) &&
    voucher.usesLeft !== 0;
  if (!isGood) return null;
  const { name, amountCents, payments, usesLeft } = voucher;
  return { type: 'VOUCHER', code: voucher.code, name, amountCents, payments, usesLeft };
}

/** Uses a voucher once, under the lock of `findVoucherDiscount`. */
export async function useVoucher(
  tx: Database,
  { code, usesLeft }: { code: string; usesLeft: number | null },
  studio: Pick<StoredStudio, 'id'>,
): Promise<void> {
  if (usesLeft === null) return;
  await tx
    .update(contractVouchers)
    .set({ usesLeft: usesLeft - 1 })
    .where(and(eq(contractVouchers.studioId, studio.id), eq(contractVouchers.code, code)));
}

/** Finds the referral program of a studio that runs on a day; null if none does. */
export async function findRunningProgram(
  db: Database,
  studio: Pick<StoredStudio, 'id'>,
  today: string,
): Promise<StoredProgram | null> {
  const program = await findProgram(db, studio);
  return program !== null && program.validFrom <= today && !isOver(program, today) ? program : null;
}

async function findProgram(
  db: Database,
  { id }: Pick<StoredStudio, 'id'>,
): Promise<StoredProgram | null> {
  const [program] = await db
    .select()
    .from(referralPrograms)
    .where(eq(referralPrograms.studioId, id));
  return program ?? null;
}

const isOver = ({ validUntil }: StoredProgram, today: string): boolean =>
  validUntil !== null && validUntil < today;

/**
 * Finds the discount of a referral code and its owner.
 * @param accountId of the user; null without an account
 * @throws 422 if no member of the studio has it, it is the user's own, or the program is over
 */
export async function findReferralDiscount(
  db: Database,
  code: string,
  studio: Pick<StoredStudio, 'id' | 'tenant'>,
  accountId: number | null,
  today: string,
): Promise<Referral & { program: StoredProgram; code: string }> {
  const referralCode = normalizeCode(code);
  const [recruiter] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.referralCode, referralCode));
  const program = await findProgram(db, studio);
  const isMember =
    recruiter !== undefined && (await isConnectedToTenant(db, recruiter.id, studio.tenant));
  if (!isMember || program === null || program.validFrom > today)
    throw apiError(
      422,
      'referral.error.codeunknown',
      'Nobody at the studio has this referral code',
    );
  if (recruiter.id === accountId)
    throw apiError(422, 'referral.error.owncode', 'This is your own referral code');
  if (isOver(program, today))
    throw apiError(422, 'referral.error.expired', 'The referral program is over');
  return { ...toReferral(program, recruiter.id), program, code: referralCode };
}

/** Discount of a referral and the member who gets the reward. */
type Referral = { discount: Discount; recruitedBy: number };

function toReferral({ name, amountCents, payments }: StoredProgram, recruitedBy: number): Referral {
  return { discount: { type: 'REFERRAL', name, amountCents, payments }, recruitedBy };
}

/**
 * Finds the discount for an account that registered with a referral code and signs its first contract of the chain, so
 * that it does not depend on the browser that has the code. Null if the referrer has left or no program runs.
 */
export async function findReferrerDiscount(
  db: Database,
  studio: Pick<StoredStudio, 'id' | 'tenant'>,
  accountId: number,
  today: string,
): Promise<Referral | null> {
  const [account] = await db
    .select({ referredBy: accounts.referredBy })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const referrer = account?.referredBy ?? null;
  if (referrer === null) return null;
  const ofTenant = db
    .select({ id: studios.id })
    .from(studios)
    .where(eq(studios.tenant, studio.tenant));
  const signed = and(eq(contracts.accountId, accountId), inArray(contracts.studioId, ofTenant));
  if ((await db.$count(contracts, signed)) > 0) return null;
  const program = await findRunningProgram(db, studio, today);
  return program !== null && (await isConnectedToTenant(db, referrer, studio.tenant))
    ? toReferral(program, referrer)
    : null;
}
