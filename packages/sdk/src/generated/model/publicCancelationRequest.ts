/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CancelationType } from './cancelationType.ts';

/**
 * A cancelation by somebody who is not logged in.
 */
export interface PublicCancelationRequest {
  /**
     * Studio that it is sent to.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  type: CancelationType;
  /**
     * Why; asked for with EXTRAORDINARY, null without one.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  reason: string | null;
  /**
     * Of whoever declares it.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string;
  /**
     * Of whoever declares it.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /**
     * Number at the studio; null when the day of birth is given.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  customerNumber: string | null;
  /**
     * Day of birth; null when the number is given.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
  /**
     * Which contract, in the words of whoever declares it: its number or its name.
     * @minLength 1
     * @maxLength 200
     */
  contract: string;
  /**
     * To which calendar day; null for the earliest.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /**
     * Where the receipt goes.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}
