/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type DeleteAdditionalEmailLegacyParams = {
/**
 * Id of the additional address, as in the contact data.
 * @minimum 1
 * @maximum 9007199254740991
 */
additionalEmailId: number;
};
