/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A picture as a file of a form.
 */
export interface ProfileImageUpload {
  /** JPEG, PNG or WebP of at most 5 MB and 25 million pixels. What the file says about place and camera is not kept. */
  image: Blob | File;
}
