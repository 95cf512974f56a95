/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Level of utilization, by the limits of the studio's indicator.
 */
export type UtilizationLevel = typeof UtilizationLevel[keyof typeof UtilizationLevel];


export const UtilizationLevel = {
  LOW: 'LOW',
  MEDIUM: 'MEDIUM',
  HIGH: 'HIGH',
} as const;
