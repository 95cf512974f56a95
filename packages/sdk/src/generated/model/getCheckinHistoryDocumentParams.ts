/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetCheckinHistoryDocumentParams = {
/**
 * First calendar day, in the time zone of the studio; defaults to the earliest possible one.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: string;
/**
 * Last calendar day, inclusive; defaults to today.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: string;
};
