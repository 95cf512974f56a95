/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What points are given for. REGISTRATION, joining; REFERRAL, somebody whom the member has brought has signed; COURSE_BOOKING, a booked course has taken place; CHECK_IN, a visit; CUSTOM, what people of the studio give points for.
 */
export type LoyaltyActivityType = typeof LoyaltyActivityType[keyof typeof LoyaltyActivityType];


export const LoyaltyActivityType = {
  REGISTRATION: 'REGISTRATION',
  REFERRAL: 'REFERRAL',
  COURSE_BOOKING: 'COURSE_BOOKING',
  CHECK_IN: 'CHECK_IN',
  CUSTOM: 'CUSTOM',
} as const;
