/** Codes that make a contract cheaper: a voucher of the studio, or the code of a member who brings somebody along. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { accounts } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { Discount } from './price.ts';
import { contractVouchers, referralPrograms } from './tables.ts';

export type StoredProgram = typeof referralPrograms.$inferSelect;

/** Codes are read out and typed: neither case nor spaces around them matter. */
const typed = (code: string): string => code.trim().toUpperCase();

/**
 * What a voucher takes off.
 * @param lock whether it is about to be used: nobody else uses it until the transaction ends
 * @throws 422 for a code that the studio has not given, that has expired or is used up; which of them is not said
 */
export async function voucherDiscount(
  db: Database,
  code: string,
  studio: Pick<StoredStudio, 'id'>,
  today: string,
  lock = false,
): Promise<Discount & { code: string; usesLeft: number | null }> {
  const query = db
    .select()
    .from(contractVouchers)
    .where(and(eq(contractVouchers.studioId, studio.id), eq(contractVouchers.code, typed(code))));
  const [voucher] = await (lock ? query.for('update') : query);
  const isGood =
    voucher !== undefined &&
    (voucher.validUntil === null || voucher.validUntil >= today) &&
    voucher.usesLeft !== 0;
  if (!isGood)
    throw fault(422, 'contract.error.voucherinvalid', 'The voucher is wrong, used up or too old');
  const { name, amountCents, payments, usesLeft } = voucher;
  return { type: 'VOUCHER', code: voucher.code, name, amountCents, payments, usesLeft };
}

/** Takes one use of a voucher; under the lock of `voucherDiscount`. */
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

/** The program of a studio that runs on a day; null when none does. */
export async function runningProgram(
  db: Database,
  studio: Pick<StoredStudio, 'id'>,
  today: string,
): Promise<StoredProgram | null> {
  const program = await programOf(db, studio);
  return program !== null && program.validFrom <= today && !isOver(program, today) ? program : null;
}

async function programOf(
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
 * What the code of a member takes off, and whose it is.
 * @param accountId who uses it; null for somebody without an account
 * @throws 422 for a code of nobody who is a member there, for one's own, and when the program is over
 */
export async function referralDiscount(
  db: Database,
  code: string,
  studio: Pick<StoredStudio, 'id' | 'tenant'>,
  accountId: number | null,
  today: string,
): Promise<{ discount: Discount; recruitedBy: number; program: StoredProgram; code: string }> {
  const referralCode = typed(code);
  const [recruiter] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.referralCode, referralCode));
  const program = await programOf(db, studio);
  const isMember =
    recruiter !== undefined && (await isConnectedToTenant(db, recruiter.id, studio.tenant));
  if (!isMember || program === null || program.validFrom > today)
    throw fault(422, 'referral.error.codeunknown', 'Nobody at the studio has this referral code');
  if (recruiter.id === accountId)
    throw fault(422, 'referral.error.owncode', 'This is your own referral code');
  if (isOver(program, today))
    throw fault(422, 'referral.error.expired', 'The referral program is over');
  const { name, amountCents, payments } = program;
  const discount = { type: 'REFERRAL' as const, name, amountCents, payments };
  return { discount, recruitedBy: recruiter.id, program, code: referralCode };
}
