/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetSingleAppointmentSlotParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * When the slot begins, with an offset; any offset that names the instant will do.
 * @minLength 20
 * @maxLength 35
 * @pattern ^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$
 */
startDateTime: string;
/**
 * Who is to give it; anybody who is free when it is left out.
 * @minimum 1
 * @maximum 9007199254740991
 */
employeeId?: number;
};
