/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A document as a file of a form.
 */
export interface IdlePeriodDocumentUpload {
  /** PDF, JPEG, PNG or WebP of at most 10 MB, a picture of at most 25 million pixels. What a photo says about place and camera is not kept. */
  document: Blob | File;
}
