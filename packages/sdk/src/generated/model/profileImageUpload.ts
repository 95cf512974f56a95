/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A picture in a multipart form.
 */
export interface ProfileImageUpload {
  /** JPEG, PNG or WebP of at most 5 MB and 25 million pixels. Metadata about place and camera are removed. */
  image: Blob | File;
}
