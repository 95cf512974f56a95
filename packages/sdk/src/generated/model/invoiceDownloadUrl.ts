/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A download address of an invoice.
 */
export interface InvoiceDownloadUrl {
  /**
     * URL of the file on the backend's host; it can be read by anyone without a session.
     * @minLength 2
     * @maxLength 300
     * @pattern ^/.+$
     */
  url: string;
  /**
     * End of validity, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
