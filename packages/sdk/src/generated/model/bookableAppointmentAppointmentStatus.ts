/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Status of the appointment.
 */
export type BookableAppointmentAppointmentStatus = typeof BookableAppointmentAppointmentStatus[keyof typeof BookableAppointmentAppointmentStatus];


export const BookableAppointmentAppointmentStatus = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELED',
} as const;
