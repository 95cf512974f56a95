/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPaymentInstrumentsParams = {
/**
 * The studio. What stands in its place when it is left out, the operation says.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId?: number;
};
