/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether it takes place.
 */
export type BookableAppointmentAppointmentStatus = typeof BookableAppointmentAppointmentStatus[keyof typeof BookableAppointmentAppointmentStatus];


export const BookableAppointmentAppointmentStatus = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELED',
} as const;
