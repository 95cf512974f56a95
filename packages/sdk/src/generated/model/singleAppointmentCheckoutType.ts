/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of the purchase.
 */
export type SingleAppointmentCheckoutType = typeof SingleAppointmentCheckoutType[keyof typeof SingleAppointmentCheckoutType];


export const SingleAppointmentCheckoutType = {
  ACCOUNT_BALANCE: 'ACCOUNT_BALANCE',
  COURSE_APPOINTMENT: 'COURSE_APPOINTMENT',
  PRODUCT_VARIANT: 'PRODUCT_VARIANT',
  SINGLE_APPOINTMENT: 'SINGLE_APPOINTMENT',
} as const;
