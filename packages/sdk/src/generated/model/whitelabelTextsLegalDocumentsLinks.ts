/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Legal documents of the brand.
 * @nullable
 */
export type WhitelabelTextsLegalDocumentsLinks = {
  /**
     * Privacy policy.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  privacyPolicy: string | null;
  /**
     * Terms and conditions.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  termsAndConditions: string | null;
} | null;
