/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Gender } from './gender.ts';

/**
 * An identity number, and what it is made of.
 */
export interface TaxIdRequest {
  /**
     * With or without spaces.
     * @minLength 1
     * @maxLength 40
     */
  taxId: string;
  /**
     * Country that has given it, ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  countryCode: string;
  /**
     * Given name; null when it was not typed.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  firstname: string | null;
  /**
     * Family name; null when it was not typed.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  lastname: string | null;
  /**
     * Calendar day of birth; null when it was not typed.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
  /** Null when it was not typed. */
  gender: Gender | null;
  /**
     * Town of birth; null when it was not typed.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  placeOfBirth: string | null;
  /**
     * ISO 3166-1 alpha-2; null when it was not typed.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryOfBirth: string | null;
}
