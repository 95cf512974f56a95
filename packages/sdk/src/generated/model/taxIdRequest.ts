/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Gender } from './gender.ts';

/**
 * An identity number with the data it is derived from.
 */
export interface TaxIdRequest {
  /**
     * With or without spaces.
     * @minLength 1
     * @maxLength 40
     */
  taxId: string;
  /**
     * Country of issue, ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /**
     * Given name; null if not entered.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  firstname: string | null;
  /**
     * Family name; null if not entered.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  lastname: string | null;
  /**
     * Calendar day of birth; null if not entered.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
  /** Gender; null if not entered. */
  gender: Gender | null;
  /**
     * Town of birth; null if not entered.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  placeOfBirth: string | null;
  /**
     * ISO 3166-1 alpha-2; null if not entered.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryOfBirth: string | null;
}
