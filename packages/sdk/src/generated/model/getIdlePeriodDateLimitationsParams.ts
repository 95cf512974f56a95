/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetIdlePeriodDateLimitationsParams = {
/**
 * First calendar day of an idle period that is thought of, in the zone of the studio.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: string;
/**
 * Last calendar day of an idle period that is thought of, in the zone of the studio.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: string;
};
