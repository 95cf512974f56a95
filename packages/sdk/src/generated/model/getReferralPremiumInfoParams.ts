/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetReferralPremiumInfoParams = {
/**
 * Only this reward; all rewards by default.
 * @minimum 1
 * @maximum 9007199254740991
 */
premiumId?: number;
};
