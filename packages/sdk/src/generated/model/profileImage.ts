/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Where the picture is.
 */
export interface ProfileImage {
  /**
     * Address of the picture; another one for each upload.
     * @minLength 1
     * @maxLength 2000
     */
  profilePictureUrl: string;
}
