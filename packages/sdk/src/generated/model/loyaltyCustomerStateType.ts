/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * NOT_REGISTERED has not joined; IN_REGISTRATION waits for confirmation by the studio; REGISTERED has joined.
 */
export type LoyaltyCustomerStateType = typeof LoyaltyCustomerStateType[keyof typeof LoyaltyCustomerStateType];


export const LoyaltyCustomerStateType = {
  NOT_REGISTERED: 'NOT_REGISTERED',
  IN_REGISTRATION: 'IN_REGISTRATION',
  REGISTERED: 'REGISTERED',
} as const;
