/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An idle period that is asked for.
 */
export interface CreateIdlePeriodRequest {
  /**
     * First calendar day, in the zone of the studio.
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
     * Document that uploadIdlePeriodDocumentV2 has answered; left out, the one uploaded last is taken where the studio requires one.
     * @minLength 36
     * @maxLength 36
     */
  documentId?: string;
}
