/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * A withdrawal from a contract without logging in.
 */
export interface PublicWithdrawalRequest {
  /**
     * Studio that receives it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * First name of the declaring person.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string;
  /**
     * First name of the declaring person.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /**
     * Number or name of the contract, as entered by the customer.
     * @minLength 1
     * @maxLength 200
     */
  contract: string;
  /** Recipient of the receipt. */
  email: EmailAddress;
}
