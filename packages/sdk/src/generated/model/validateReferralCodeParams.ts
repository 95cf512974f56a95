/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ValidateReferralCodeParams = {
/**
 * Organization unit id of the studio.
 * @minimum 1
 * @maximum 9007199254740991
 */
organizationUnitId: number;
/**
 * The code, in any case.
 * @minLength 1
 * @maxLength 40
 */
referralCode: string;
};
