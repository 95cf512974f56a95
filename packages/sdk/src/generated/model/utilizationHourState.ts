/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Counted, or expected from previous weeks.
 */
export type UtilizationHourState = typeof UtilizationHourState[keyof typeof UtilizationHourState];


export const UtilizationHourState = {
  COUNTED: 'COUNTED',
  EXPECTED: 'EXPECTED',
} as const;
