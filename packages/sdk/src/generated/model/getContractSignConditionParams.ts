/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetContractSignConditionParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * Identifies the term of an offer.
 * @minimum 1
 * @maximum 9007199254740991
 */
contractOfferTermId: number;
};
