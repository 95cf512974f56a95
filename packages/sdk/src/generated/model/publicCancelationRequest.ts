/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CancelationType } from './cancelationType.ts';
import type { EmailAddress } from './emailAddress.ts';

/**
 * A cancelation without logging in.
 */
export interface PublicCancelationRequest {
  /**
     * Studio that receives it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  type: CancelationType;
  /**
     * Reason; required for EXTRAORDINARY, otherwise null.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  reason: string | null;
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
     * Customer number at the studio; null if the date of birth is given.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  customerNumber: string | null;
  /**
     * Date of birth; null if the customer number is given.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
  /**
     * Number or name of the contract, as entered by the customer.
     * @minLength 1
     * @maxLength 200
     */
  contract: string;
  /**
     * Requested calendar day; null for the earliest.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /** Recipient of the receipt. */
  email: EmailAddress;
}
