/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Gender } from './gender.ts';
import type { IdentityDocumentType } from './identityDocumentType.ts';
import type { PersonalDataAmendment } from './personalDataAmendment.ts';

/**
 * Personal data of a member in the studio's records.
 */
export interface PersonalData {
  /**
     * Customer number at the studio, if any.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  customerNumber: string | null;
  /**
     * Given name; null if unknown.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  firstname: string | null;
  /**
     * Family name; null if unknown.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  lastname: string | null;
  /**
     * Calendar day of birth; null if unknown.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
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
  /** True if the member may change it. */
  editable: boolean;
  /** True if the studio must approve changes. */
  approvalRequired: boolean;
  /** Change that waits for the studio; null if there is none. */
  pendingAmendment: PersonalDataAmendment | null;
}
