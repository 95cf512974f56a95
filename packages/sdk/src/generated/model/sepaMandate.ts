/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DebtorAddress } from './debtorAddress.ts';

/**
 * A mandate for debits of a bank account, with the text and reference from getSepaAgreement.
 */
export interface SepaMandate {
  /**
     * Holder of the bank account.
     * @minLength 1
     * @maxLength 70
     */
  accountHolder: string;
  /**
     * IBAN of any SEPA country, with or without spaces. Responses contain only a masked one.
     * @minLength 15
     * @maxLength 42
     * @pattern ^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]+$
     */
  iban: string;
  /**
     * BIC of the bank; only for unknown banks outside of the European Economic Area.
     * @minLength 8
     * @maxLength 11
     * @nullable
     * @pattern ^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$
     */
  bic?: string | null;
  /**
     * Reference of the mandate from getSepaAgreement, valid for one mandate.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string;
  /** Address of the debtor; if omitted or null, the one known to the studio or the account. */
  debtorAddress?: DebtorAddress | null;
}
