import type { Database } from '../../platform/database/database.ts';
import { bookEntry, computeOwedCents, lockCustomerAccount } from '../customerAccounts/account.ts';
import { accountWord } from '../customerAccounts/accountTexts.ts';
import { findVoucherUse, returnContractVoucher } from '../payments/vouchers.ts';

/**
 * Returns the unused part of a voucher after the end of its contract. A voucher pays first, so the unused part is its
 * amount less all charges. It is limited by the credit on the account, since the voucher has paid other debts as well.
 * @param tx the transaction that has locked the contract and charged it for the last time
 * @param chargedCents sum of the charges, including corrections
 */
export async function returnVoucherCredit(
  tx: Database,
  { contractUuid, customerAccountId }: { contractUuid: string; customerAccountId: number },
  chargedCents: number,
  now: Date,
): Promise<void> {
  const use = await findVoucherUse(tx, { contractUuid });
  if (!use) return;
  const at = await lockCustomerAccount(tx, customerAccountId);
  const creditCents = -(await computeOwedCents(tx, customerAccountId));
  const cents = Math.min(use.amountCents - chargedCents, creditCents);
  if (cents <= 0) return;
  await returnContractVoucher(tx, contractUuid, cents, now);
  const name = accountWord(at.studio, 'voucher', null);
  await bookEntry(
    tx,
    at,
    { kind: 'REVERSAL', name, word: 'voucher', amountCents: cents, checkoutId: null },
    now,
  );
}
