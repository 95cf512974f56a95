/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Personal data of an account.
 */
export interface Profile {
  /**
     * Given name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  firstname: string | null;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^[\p{L}\p{M} .'’-]+$
     */
  lastname: string | null;
  /**
     * Calendar day of birth.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  dateOfBirth: Date | null;
  /**
     * Language and region for mails, BCP 47; null for that of the brand.
     * @minLength 5
     * @maxLength 5
     * @nullable
     * @pattern ^[a-z]{2}-[A-Z]{2}$
     */
  locale: string | null;
  /**
     * Creation time of the account.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  memberSince: Date | null;
  /**
     * URL of the picture; a file named avatar_default.png means no picture.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  profilePictureUrl: string | null;
}
