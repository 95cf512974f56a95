/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Weekday.
 */
export type HistoricUtilizationDayOfWeek = typeof HistoricUtilizationDayOfWeek[keyof typeof HistoricUtilizationDayOfWeek];


export const HistoricUtilizationDayOfWeek = {
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
} as const;
