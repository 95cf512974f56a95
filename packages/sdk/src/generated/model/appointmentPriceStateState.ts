/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Condition of the price.
 */
export type AppointmentPriceStateState = typeof AppointmentPriceStateState[keyof typeof AppointmentPriceStateState];


export const AppointmentPriceStateState = {
  MEMBER_ONLY: 'MEMBER_ONLY',
  ONLINE_PAYMENT: 'ONLINE_PAYMENT',
  FREE: 'FREE',
} as const;
