/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How an idle period stands: PENDING waits for the studio, ACCEPTED has been agreed and does not run today, ACTIVE runs today, REJECTED was refused by the studio.
 */
export type IdlePeriodState = typeof IdlePeriodState[keyof typeof IdlePeriodState];


export const IdlePeriodState = {
  ACCEPTED: 'ACCEPTED',
  ACTIVE: 'ACTIVE',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
} as const;
