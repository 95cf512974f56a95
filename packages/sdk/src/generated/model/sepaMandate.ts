/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DebtorAddress } from './debtorAddress.ts';

/**
 * The mandate that somebody gives for debits of a bank account. Its text is that of getSepaAgreement, which gives the reference too.
 */
export interface SepaMandate {
  /**
     * Whose bank account it is.
     * @minLength 1
     * @maxLength 70
     */
  accountHolder: string;
  /**
     * Of any country of SEPA, with or without spaces. Never answered again but masked.
     * @minLength 15
     * @maxLength 42
     * @pattern ^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]+$
     */
  iban: string;
  /**
     * BIC of the bank; for accounts outside of the European Economic Area whose bank nobody knows.
     * @minLength 8
     * @maxLength 11
     * @nullable
     * @pattern ^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$
     */
  bic?: string | null;
  /**
     * Reference of the mandate, as getSepaAgreement has named it; good for one mandate.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string;
  /** Where whoever owes lives; left out or null, it is what the studio or the account knows. */
  debtorAddress?: DebtorAddress | null;
}
