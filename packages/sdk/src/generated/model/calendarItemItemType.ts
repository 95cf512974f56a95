/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item.
 */
export type CalendarItemItemType = typeof CalendarItemItemType[keyof typeof CalendarItemItemType];


export const CalendarItemItemType = {
  COURSE: 'COURSE',
  SINGLE: 'SINGLE',
  EVENT: 'EVENT',
} as const;
