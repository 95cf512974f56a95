/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item; always SINGLE here.
 */
export type BookableSingleAppointmentItemType = typeof BookableSingleAppointmentItemType[keyof typeof BookableSingleAppointmentItemType];


export const BookableSingleAppointmentItemType = {
  SINGLE: 'SINGLE',
} as const;
