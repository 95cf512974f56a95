/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetSingleAppointmentSlotParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * Start of the slot, with any offset.
 * @minLength 20
 * @maxLength 35
 * @pattern ^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$
 */
startDateTime: string;
/**
 * The requested employee; defaults to any available one.
 * @minimum 1
 * @maximum 9007199254740991
 */
employeeId?: number;
};
