/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetReferralPremiumInfoParams = {
/**
 * Only this reward; left out, all of them.
 * @minimum 1
 * @maximum 9007199254740991
 */
premiumId?: number;
};
