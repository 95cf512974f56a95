/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A passkey of the account.
 */
export interface Passkey {
  /**
     * Identifies the passkey.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name given by the owner.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Time of registration.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * Time of the last login; null if never used.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  lastUsedAt: Date | null;
  /** True if a password manager stores it for several devices; otherwise it is lost with its device. */
  backedUp: boolean;
}
