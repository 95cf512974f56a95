/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What an account says about its person.
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
     * Language and region of mails, in the form of BCP 47; null follows the brand.
     * @minLength 5
     * @maxLength 5
     * @nullable
     * @pattern ^[a-z]{2}-[A-Z]{2}$
     */
  locale: string | null;
  /**
     * When the account was made.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  memberSince: Date | null;
  /**
     * Picture; a file named avatar_default.png counts as none.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  profilePictureUrl: string | null;
}
