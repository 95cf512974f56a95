/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrationLink } from './migrationLink.ts';

/**
 * A consent.
 */
export interface MigrationCheckbox {
  /**
     * What is agreed to; {privacyPolicy} and {termsAndConditions} stand where the links go.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
  privacyPolicy: MigrationLink;
  termsAndConditions: MigrationLink;
}
