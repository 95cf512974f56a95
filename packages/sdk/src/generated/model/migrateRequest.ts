/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Both consents, which must be true.
 */
export interface MigrateRequest {
  /** True if the privacy policy is accepted. */
  agreedToPrivacyPolicy: boolean;
  /** True if the terms and conditions are accepted. */
  agreedToTermsAndConditions: boolean;
}
