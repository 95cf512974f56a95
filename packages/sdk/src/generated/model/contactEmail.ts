/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An e-mail address of the account.
 */
export interface ContactEmail {
  /**
     * Id of an additional address; null for the main one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  id: number | null;
  /**
     * The address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /** Whether it is the main one, with which the account logs in. */
  main: boolean;
  /** Whether it is verified. */
  verified: boolean;
}
