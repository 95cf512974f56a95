/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Check-in or check-out.
 */
export type CheckinAction = typeof CheckinAction[keyof typeof CheckinAction];


export const CheckinAction = {
  CHECK_IN: 'CHECK_IN',
  CHECK_OUT: 'CHECK_OUT',
} as const;
