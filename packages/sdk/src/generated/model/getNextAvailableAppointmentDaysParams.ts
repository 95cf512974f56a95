/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetNextAvailableAppointmentDaysParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * Only appointments with this trainer; repeat it for several.
 * @maxItems 50
 * @items.minimum 1
 * @items.maximum 9007199254740991
 */
employeeId?: number[];
/**
 * Maximum number of results.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
