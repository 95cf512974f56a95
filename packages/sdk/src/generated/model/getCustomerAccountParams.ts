/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetCustomerAccountParams = {
/**
 * First calendar day, in the zone of the studio; left out, a year before endDate.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: string;
/**
 * Last calendar day, included; left out, today, or the last dueDate if that is later.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: string;
};
