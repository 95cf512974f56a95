/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * State of an idle period: PENDING waits for the studio, ACCEPTED is accepted but not active today, ACTIVE is active today, REJECTED was rejected by the studio.
 */
export type IdlePeriodState = typeof IdlePeriodState[keyof typeof IdlePeriodState];


export const IdlePeriodState = {
  ACCEPTED: 'ACCEPTED',
  ACTIVE: 'ACTIVE',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
} as const;
