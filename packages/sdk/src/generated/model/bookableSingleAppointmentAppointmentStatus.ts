/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether it takes place.
 */
export type BookableSingleAppointmentAppointmentStatus = typeof BookableSingleAppointmentAppointmentStatus[keyof typeof BookableSingleAppointmentAppointmentStatus];


export const BookableSingleAppointmentAppointmentStatus = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELED',
} as const;
