/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An idle period to request.
 */
export interface CreateIdlePeriodRequest {
  /**
     * First calendar day, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  /**
     * Document id from uploadIdlePeriodDocumentV2; if omitted, the latest upload is used if the studio requires a document.
     * @minLength 36
     * @maxLength 36
     */
  documentId?: string;
}
