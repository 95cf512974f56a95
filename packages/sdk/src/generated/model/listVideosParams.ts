/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListVideosParams = {
/**
 * The studio. The operation describes the default.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId?: number;
};
