/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item; always SINGLE here.
 */
export type BookableAppointmentItemType = typeof BookableAppointmentItemType[keyof typeof BookableAppointmentItemType];


export const BookableAppointmentItemType = {
  SINGLE: 'SINGLE',
} as const;
