/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPublicNextAvailableCoursesParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * Maximum number of results.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
