/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A bank account and its bank.
 */
export interface BankAccount {
  /**
     * IBAN without spaces, in upper case.
     * @minLength 15
     * @maxLength 34
     * @pattern ^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$
     */
  iban: string;
  /**
     * BIC of the bank; null if unknown.
     * @minLength 8
     * @maxLength 11
     * @nullable
     * @pattern ^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$
     */
  bic: string | null;
  /**
     * Name of the bank; null if unknown.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  bankName: string | null;
  /** True if a SEPA mandate is possible. */
  sepa: boolean;
  /** True if a mandate requires the BIC: the bank is unknown and outside of the European Economic Area, where the IBAN is sufficient. */
  bicRequired: boolean;
}
