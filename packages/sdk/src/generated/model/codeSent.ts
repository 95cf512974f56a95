/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A mail with a code is on its way. The answer is the same whether or not the address is taken.
 */
export interface CodeSent {
  /**
     * Where the mail goes.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * When the code expires.
     * @minLength 20
     * @maxLength 35
     */
  codeValidUntil: Date;
}
