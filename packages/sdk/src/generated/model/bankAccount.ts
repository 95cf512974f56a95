/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A bank account and its bank.
 */
export interface BankAccount {
  /**
     * Without spaces, in capital letters.
     * @minLength 15
     * @maxLength 34
     * @pattern ^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$
     */
  iban: string;
  /**
     * BIC of the bank; null when nobody knows it.
     * @minLength 8
     * @maxLength 11
     * @nullable
     * @pattern ^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$
     */
  bic: string | null;
  /**
     * Name of the bank; null when nobody knows it.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  bankName: string | null;
  /** Whether a SEPA mandate can be given for it. */
  sepa: boolean;
  /** Whether whoever gives a mandate for it has to name the BIC: nobody knows the bank, and it is outside of the European Economic Area, within which the IBAN is enough. */
  bicRequired: boolean;
}
