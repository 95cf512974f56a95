/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Gender } from './gender.ts';
import type { IdentityDocumentType } from './identityDocumentType.ts';

/**
 * A change of personal data that waits for the studio: all of it as it would be.
 */
export interface PersonalDataAmendment {
  /**
     * Identifies the change that was asked for.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * When it was asked for.
     * @minLength 20
     * @maxLength 35
     */
  createdAt: Date;
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
  /** Gender; null when it is not known. */
  gender: Gender | null;
  /**
     * Town of birth; null when it is not known.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  placeOfBirth: string | null;
  /**
     * ISO 3166-1 alpha-2; null when it is not known.
     * @minLength 2
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  countryOfBirth: string | null;
  /** The document that was shown; null when none was. */
  documentType: IdentityDocumentType | null;
  /**
     * Its number; null when none was shown.
     * @minLength 4
     * @maxLength 30
     * @nullable
     * @pattern ^[A-Za-z0-9 -]+$
     */
  documentNumber: string | null;
}
