/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * NOT_REGISTERED does not take part; IN_REGISTRATION has joined, and the studio has not confirmed it yet; REGISTERED takes part.
 */
export type LoyaltyCustomerStateType = typeof LoyaltyCustomerStateType[keyof typeof LoyaltyCustomerStateType];


export const LoyaltyCustomerStateType = {
  NOT_REGISTERED: 'NOT_REGISTERED',
  IN_REGISTRATION: 'IN_REGISTRATION',
  REGISTERED: 'REGISTERED',
} as const;
