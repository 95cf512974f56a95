/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item; always SINGLE here.
 */
export type BookableAppointmentDaysItemType = typeof BookableAppointmentDaysItemType[keyof typeof BookableAppointmentDaysItemType];


export const BookableAppointmentDaysItemType = {
  SINGLE: 'SINGLE',
} as const;
