/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DebtorAddress } from './debtorAddress.ts';
import type { SepaAgreement } from './sepaAgreement.ts';

/**
 * A SEPA mandate as it was read and given. Only in the account's own list, and not for those that were given before texts were kept.
 */
export interface GivenMandate {
  agreement: SepaAgreement;
  /**
     * Who owes; the holder of the bank account.
     * @minLength 1
     * @maxLength 70
     */
  debtorName: string;
  /** Where they live; null when it was not known. */
  debtorAddress: DebtorAddress | null;
  /**
     * When it was given, in the zone of the studio.
     * @minLength 20
     * @maxLength 35
     */
  givenAt: Date;
}
