/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListBusyTimesParams = {
/**
 * First calendar day, in the time zone of the studio.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate: string;
/**
 * Last calendar day, inclusive; at most 62 days after startDate.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate: string;
};
