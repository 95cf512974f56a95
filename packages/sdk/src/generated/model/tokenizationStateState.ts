/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * INITIATED until the holder has decided at the provider, AUTHORIZED by the holder, DECLINED by the bank, CANCELED by the holder, EXPIRED without a decision in time, COMPLETED once an instrument exists.
 */
export type TokenizationStateState = typeof TokenizationStateState[keyof typeof TokenizationStateState];


export const TokenizationStateState = {
  INITIATED: 'INITIATED',
  AUTHORIZED: 'AUTHORIZED',
  DECLINED: 'DECLINED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
  COMPLETED: 'COMPLETED',
} as const;
