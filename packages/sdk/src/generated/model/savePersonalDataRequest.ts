/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Gender } from './gender.ts';
import type { IdentityDocumentType } from './identityDocumentType.ts';

/**
 * Complete new personal data.
 */
export interface SavePersonalDataRequest {
  /**
     * Given name: letters, spaces, hyphens, dots and apostrophes.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string;
  /**
     * Family name: letters, spaces, hyphens, dots and apostrophes.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string;
  /**
     * Calendar day of birth.
     * @minLength 10
     * @maxLength 10
     */
  dateOfBirth: Date;
  /** Gender; null if unknown. */
  gender: Gender | null;
  /**
     * Town of birth; null if unknown.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  placeOfBirth: string | null;
  /**
     * ISO 3166-1 alpha-2; null if unknown.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryOfBirth: string | null;
  /** Type of the identity document, if any. */
  documentType: IdentityDocumentType | null;
  /**
     * Number of the identity document, if any.
     * @minLength 4
     * @maxLength 30
     * @nullable
     * @pattern ^[A-Za-z0-9 -]+$
     */
  documentNumber: string | null;
}
