/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * UNKNOWN, the studio does not sell it; NOT_PERMITTED, the member may not recharge.
 */
export type RechargeRefusal = typeof RechargeRefusal[keyof typeof RechargeRefusal];


export const RechargeRefusal = {
  UNKNOWN: 'UNKNOWN',
  NOT_PERMITTED: 'NOT_PERMITTED',
} as const;
