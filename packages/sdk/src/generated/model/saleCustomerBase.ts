/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';

/**
 * The buyer.
 */
export interface SaleCustomerBase {
  /**
     * Given name.
     * @minLength 1
     * @maxLength 80
     */
  firstname: string;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 80
     */
  lastname: string;
  /** Recipient of the contract. */
  email: EmailAddress;
  /**
     * Calendar day of birth; omitted if the sale did not require it.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth?: Date;
}
