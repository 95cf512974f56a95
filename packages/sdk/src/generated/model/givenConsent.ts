/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * A consent that the account has given to a studio.
 */
export interface GivenConsent {
  /**
     * Identifies the consent.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  studioName: string;
  type: LegalInfoType;
  /**
     * Short name of the text block, if any.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  name: string | null;
  /**
     * Text of the checkbox at the time; plain text.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
  /**
     * Version of the text, as in listLegalConsents.
     * @minimum 1
     * @maximum 100000
     */
  version: number;
  /** True if the form required it; it cannot be withdrawn. */
  mandatory: boolean;
  /**
     * Time of the consent, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  givenAt: Date;
  /**
     * Time of the withdrawal, with the offset of the studio; null if it is in force.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  withdrawnAt: Date | null;
}
