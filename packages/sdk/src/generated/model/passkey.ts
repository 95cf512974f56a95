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
     * What the owner calls it.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * When it was added.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
  /**
     * When it has last logged in; null when it never has.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  lastUsedAt: Date | null;
  /** Whether a password manager keeps it for several devices; else it is lost with its device. */
  backedUp: boolean;
}
