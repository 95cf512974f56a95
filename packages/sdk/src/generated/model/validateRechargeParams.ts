/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ValidateRechargeParams = {
/**
 * Identifies a variant of recharging the credit.
 * @minimum 1
 * @maximum 9007199254740991
 */
rechargeId: number;
};
