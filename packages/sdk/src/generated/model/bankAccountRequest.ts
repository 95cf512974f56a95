/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A bank account as it was typed.
 */
export interface BankAccountRequest {
  /**
     * With or without spaces, in any case; of any country that has IBANs.
     * @minLength 1
     * @maxLength 42
     */
  iban: string;
  /**
     * BIC of the bank where somebody has typed one; left out or null, it is looked up.
     * @minLength 1
     * @maxLength 14
     * @nullable
     */
  bic?: string | null;
}
