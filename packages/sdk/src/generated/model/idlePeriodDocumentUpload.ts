/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A document in a multipart form.
 */
export interface IdlePeriodDocumentUpload {
  /** PDF, JPEG, PNG or WebP of at most 10 MB; pictures of at most 25 million pixels. Metadata about place and camera are removed. */
  document: Blob | File;
}
