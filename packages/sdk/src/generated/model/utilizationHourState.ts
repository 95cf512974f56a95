/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether it was counted, or is expected from the weeks before.
 */
export type UtilizationHourState = typeof UtilizationHourState[keyof typeof UtilizationHourState];


export const UtilizationHourState = {
  COUNTED: 'COUNTED',
  EXPECTED: 'EXPECTED',
} as const;
