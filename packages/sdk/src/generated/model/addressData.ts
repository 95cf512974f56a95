/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AddressDataAmendment } from './addressDataAmendment.ts';

/**
 * Where a member lives, as the studio knows it.
 */
export interface AddressData {
  /**
     * Street without the house number; null when it is not known.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  street: string | null;
  /**
     * House number with any suffix; null when there is none.
     * @minLength 0
     * @maxLength 20
     * @nullable
     */
  houseNumber: string | null;
  /**
     * Postal code; null when it is not known.
     * @minLength 1
     * @maxLength 12
     * @nullable
     */
  zipCode: string | null;
  /**
     * Town; null when it is not known.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  city: string | null;
  /**
     * State or province, where the country has them.
     * @minLength 1
     * @maxLength 10
     * @nullable
     */
  provinceCode: string | null;
  /**
     * ISO 3166-1 alpha-2; null when it is not known.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string | null;
  /** Whether the member may change this. */
  editable: boolean;
  /** Whether the studio has to approve a change before it takes effect. */
  approvalRequired: boolean;
  /** What was asked for and waits for the studio; null when nothing does. */
  pendingAmendment: AddressDataAmendment | null;
}
