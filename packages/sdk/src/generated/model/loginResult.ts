/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The logged-in account.
 */
export interface LoginResult {
  /**
     * Identifies the account.
     * @minimum 1
     * @maximum 9007199254740991
     */
  userId: number;
}
