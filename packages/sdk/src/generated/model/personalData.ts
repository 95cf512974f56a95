/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Gender } from './gender.ts';
import type { IdentityDocumentType } from './identityDocumentType.ts';
import type { PersonalDataAmendment } from './personalDataAmendment.ts';

/**
 * Who a member is, as the studio knows it.
 */
export interface PersonalData {
  /**
     * Number in the studio's own books; null when it has none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  customerNumber: string | null;
  /**
     * Given name; null when it is not known.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  firstname: string | null;
  /**
     * Family name; null when it is not known.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  lastname: string | null;
  /**
     * Calendar day of birth; null when it is not known.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
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
  /** Whether the member may change this. */
  editable: boolean;
  /** Whether the studio has to approve a change before it takes effect. */
  approvalRequired: boolean;
  /** What was asked for and waits for the studio; null when nothing does. */
  pendingAmendment: PersonalDataAmendment | null;
}
