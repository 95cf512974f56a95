/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An address of an invoice.
 */
export interface InvoiceDownloadUrl {
  /**
     * Address of the file on the host of the backend; whoever has it can read it, without a session.
     * @minLength 2
     * @maxLength 300
     * @pattern ^/.+$
     */
  url: string;
  /**
     * How long it can be read, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
