/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An amount in a currency.
 */
export interface Money {
  /**
     * Decimal amount in the major unit, with the decimals of the currency; two years in forints are a million.
     * @minimum -100000000
     * @maximum 100000000
     */
  amount: number;
  /**
     * ISO 4217 code of the currency.
     * @minLength 3
     * @maxLength 3
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
}
