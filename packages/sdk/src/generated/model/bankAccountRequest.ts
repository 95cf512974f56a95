/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A bank account as entered by the user.
 */
export interface BankAccountRequest {
  /**
     * IBAN of any country, in any case, with or without spaces.
     * @minLength 1
     * @maxLength 42
     */
  iban: string;
  /**
     * BIC of the bank, if entered; it is looked up if omitted or null.
     * @minLength 1
     * @maxLength 14
     * @nullable
     */
  bic?: string | null;
}
