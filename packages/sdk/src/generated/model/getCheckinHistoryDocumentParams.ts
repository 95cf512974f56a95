/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetCheckinHistoryDocumentParams = {
/**
 * First calendar day, in the zone of the studio; left out, the first one that can be asked for.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: string;
/**
 * Last calendar day, included; left out, today.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: string;
};
