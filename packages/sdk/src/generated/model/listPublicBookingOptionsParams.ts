/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPublicBookingOptionsParams = {
/**
 * The course appointment to pay for; omitted for single appointments.
 * @minimum 1
 * @maximum 9007199254740991
 */
courseAppointmentId?: number;
/**
 * Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.
 * @minimum 1
 * @maximum 9007199254740991
 */
benefitId?: number;
/**
 * The studio. The operation describes the default.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId?: number;
/**
 * Start of the single appointment, with any offset.
 * @minLength 20
 * @maxLength 35
 * @pattern ^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$
 */
startDateTime?: string;
};
