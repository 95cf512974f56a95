/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * NOT_POSSIBLE: the booking can no longer be canceled. FORFEITED: until the start, but what paid for it, a visit or an amount, is not returned. FEE: until the start; what paid for it is returned, and the fee is charged to the member's account, due after 14 days.
 */
export type LateCancelationConsequence = typeof LateCancelationConsequence[keyof typeof LateCancelationConsequence];


export const LateCancelationConsequence = {
  NOT_POSSIBLE: 'NOT_POSSIBLE',
  FORFEITED: 'FORFEITED',
  FEE: 'FEE',
} as const;
