/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Day of the week, in the time zone of the studio.
 */
export type StandingBookingWeekday = typeof StandingBookingWeekday[keyof typeof StandingBookingWeekday];


export const StandingBookingWeekday = {
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
} as const;
