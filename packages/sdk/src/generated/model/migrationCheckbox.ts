/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrationLink } from './migrationLink.ts';

/**
 * A consent.
 */
export interface MigrationCheckbox {
  /**
     * Text of the consent; {privacyPolicy} and {termsAndConditions} are placeholders for the links.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
  privacyPolicy: MigrationLink;
  termsAndConditions: MigrationLink;
}
