/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A pass for Google Wallet.
 */
export interface GoogleWalletPass {
  /**
     * Address at which Google Wallet saves the pass: a JSON Web Token signed with the service account of the operator.
     * @minLength 40
     * @maxLength 8000
     * @pattern ^https://pay\.google\.com/gp/v/save/[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$
     */
  saveUrl: string;
}
