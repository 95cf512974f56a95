/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Reason for points. REGISTRATION, joining the program; REFERRAL, a referred person has signed a contract; COURSE_BOOKING, a booked course has taken place; CHECK_IN, a visit; CUSTOM, granted by employees of the studio.
 */
export type LoyaltyActivityType = typeof LoyaltyActivityType[keyof typeof LoyaltyActivityType];


export const LoyaltyActivityType = {
  REGISTRATION: 'REGISTRATION',
  REFERRAL: 'REFERRAL',
  COURSE_BOOKING: 'COURSE_BOOKING',
  CHECK_IN: 'CHECK_IN',
  CUSTOM: 'CUSTOM',
} as const;
