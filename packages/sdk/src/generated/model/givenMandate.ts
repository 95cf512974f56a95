/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DebtorAddress } from './debtorAddress.ts';
import type { SepaAgreement } from './sepaAgreement.ts';

/**
 * A SEPA mandate with its original text. Only in the account's own list, and not for mandates from before texts were stored.
 */
export interface GivenMandate {
  agreement: SepaAgreement;
  /**
     * Debtor: the holder of the bank account.
     * @minLength 1
     * @maxLength 70
     */
  debtorName: string;
  /** Address of the debtor; null if it was unknown. */
  debtorAddress: DebtorAddress | null;
  /**
     * Time of the mandate, in the time zone of the studio.
     * @minLength 20
     * @maxLength 35
     */
  givenAt: Date;
}
