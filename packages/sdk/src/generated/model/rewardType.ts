/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of a reward. FREE_PERIOD, the contract is free for a period; SUBSCRIPTION_FEE_CREDIT, CREDIT and WAIVER, a reduced balance of the member's account; CONSUMPTION_CREDIT, additional credit to spend; CONTRACT_VOUCHER, a code for another contract. Employees of the studio handle BENEFIT, CUSTOM and SUBSCRIPTION_FEE_DISCOUNT.
 */
export type RewardType = typeof RewardType[keyof typeof RewardType];


export const RewardType = {
  FREE_PERIOD: 'FREE_PERIOD',
  SUBSCRIPTION_FEE_CREDIT: 'SUBSCRIPTION_FEE_CREDIT',
  CREDIT: 'CREDIT',
  CONSUMPTION_CREDIT: 'CONSUMPTION_CREDIT',
  CONTRACT_VOUCHER: 'CONTRACT_VOUCHER',
  WAIVER: 'WAIVER',
  BENEFIT: 'BENEFIT',
  CUSTOM: 'CUSTOM',
  SUBSCRIPTION_FEE_DISCOUNT: 'SUBSCRIPTION_FEE_DISCOUNT',
} as const;
