/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The URL of the picture.
 */
export interface ProfileImage {
  /**
     * URL of the picture, different for each upload.
     * @minLength 1
     * @maxLength 2000
     */
  profilePictureUrl: string;
}
