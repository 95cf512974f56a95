/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';
import type { LegalInfoType } from './legalInfoType.ts';

/**
 * A new account.
 */
export interface RegisterRequest {
  /** Email address, used to log in. */
  email: EmailAddress;
  /**
     * At least 8 characters with a letter and a digit.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
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
     * Language and region for mails, BCP 47.
     * @minLength 5
     * @maxLength 5
     * @pattern ^[a-z]{2}-[A-Z]{2}$
     */
  locale: string;
  /** True if the terms of the brand are accepted; required if it has terms (texts.legalDocumentsLinks.termsAndConditions). */
  termsAccepted: boolean;
  /**
     * Code of the referring member.
     * @minLength 4
     * @maxLength 32
     * @pattern ^[A-Za-z0-9-]+$
     */
  referralCode?: string;
  /**
     * Organization unit id of the studio that acceptedConsents are given to.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId?: number;
  /**
     * Accepted boxes of listLegalConsents, none of which is required to register. Requires organizationUnitId.
     * @maxItems 5
     */
  acceptedConsents?: LegalInfoType[];
}
