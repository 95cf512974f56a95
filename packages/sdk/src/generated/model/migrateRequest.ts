/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The two consents; both must be true.
 */
export interface MigrateRequest {
  /** Whether the privacy policy was agreed to. */
  agreedToPrivacyPolicy: boolean;
  /** Whether the terms and conditions were agreed to. */
  agreedToTermsAndConditions: boolean;
}
