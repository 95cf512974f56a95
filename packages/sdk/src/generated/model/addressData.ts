/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AddressDataAmendment } from './addressDataAmendment.ts';

/**
 * Address of a member in the studio's records.
 */
export interface AddressData {
  /**
     * Street without the house number; null if unknown.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  street: string | null;
  /**
     * House number with any suffix, if any.
     * @minLength 0
     * @maxLength 20
     * @nullable
     */
  houseNumber: string | null;
  /**
     * Postal code; null if unknown.
     * @minLength 1
     * @maxLength 12
     * @nullable
     */
  zipCode: string | null;
  /**
     * Town; null if unknown.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  city: string | null;
  /**
     * State or province, in countries that have them.
     * @minLength 1
     * @maxLength 10
     * @nullable
     */
  provinceCode: string | null;
  /**
     * ISO 3166-1 alpha-2; null if unknown.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
  /** True if the member may change it. */
  editable: boolean;
  /** True if the studio must approve changes. */
  approvalRequired: boolean;
  /** Change that waits for the studio; null if there is none. */
  pendingAmendment: AddressDataAmendment | null;
}
