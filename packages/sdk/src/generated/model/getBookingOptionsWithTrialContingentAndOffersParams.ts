/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetBookingOptionsWithTrialContingentAndOffersParams = {
/**
 * The course appointment to be paid for; left out where a single appointment is.
 * @minimum 1
 * @maximum 9007199254740991
 */
courseAppointmentId?: number;
/**
 * The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.
 * @minimum 1
 * @maximum 9007199254740991
 */
benefitId?: number;
/**
 * The studio. What stands in its place when it is left out, the operation says.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId?: number;
/**
 * When the single appointment begins, with an offset; any offset that names the instant will do.
 * @minLength 20
 * @maxLength 35
 * @pattern ^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$
 */
startDateTime?: string;
};
