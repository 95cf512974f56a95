/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * INITIATED until the holder has answered at the provider, AUTHORIZED after the yes, DECLINED after a no of the bank, CANCELED after a no of the holder, EXPIRED when too late, COMPLETED once an instrument exists.
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
