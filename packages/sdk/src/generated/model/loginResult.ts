/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Who is logged in now.
 */
export interface LoginResult {
  /**
     * Identifies the account.
     * @minimum 1
     * @maximum 9007199254740991
     */
  userId: number;
}
