/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetTimetableWidgetParams = {
/**
 * First calendar day, in the time zone of the studio; today by default.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: string;
};
