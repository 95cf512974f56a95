/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a reward is. FREE_PERIOD, nothing is paid for the contract for a while; SUBSCRIPTION_FEE_CREDIT, CREDIT and WAIVER, less is owed in the account of the member; CONSUMPTION_CREDIT, there is more to spend; CONTRACT_VOUCHER, a code for another contract. People of the studio see to BENEFIT, CUSTOM and SUBSCRIPTION_FEE_DISCOUNT.
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
