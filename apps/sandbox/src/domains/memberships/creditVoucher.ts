import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookEntry, lockCustomerAccount } from '../customerAccounts/account.ts';
import { accountWord } from '../customerAccounts/accountTexts.ts';
import { voucherInvalid } from '../membershipOffers/codes.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { spendVoucher, type VoucherPart } from '../payments/vouchers.ts';
import { findOrCreateAccount } from './charging.ts';
import { findMembership } from './membership.ts';

/**
 * Spends a purchased voucher for a contract: its amount is credited to the member's account, so that the first debits
 * are less.
 * @param tx the transaction of the signature, after the signer has become a customer
 * @throws 422 if less is left on the voucher than when the order was priced
 */
export async function creditVoucher(
  tx: Database,
  contractUuid: string,
  { voucher, amountCents }: VoucherPart,
  now: Date,
): Promise<void> {
  const [signed] = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.uuid, contractUuid));
  const membership = signed && (await findMembership(tx, signed.id));
  if (!membership) throw new Error(`The contract of sale ${contractUuid} is gone.`);
  const customerAccountId = await findOrCreateAccount(tx, membership);
  const at = await lockCustomerAccount(tx, customerAccountId);
  if (!(await spendVoucher(tx, { voucherId: voucher.id, amountCents }, { contractUuid }, now)))
    throw voucherInvalid();
  const name = accountWord(at.studio, 'voucher', null);
  await bookEntry(
    tx,
    at,
    { kind: 'PAYMENT', name, word: 'voucher', amountCents: -amountCents, checkoutId: null },
    now,
  );
  await tx
    .update(contracts)
    .set({ customerAccountId })
    .where(eq(contracts.id, membership.contract.id));
}
