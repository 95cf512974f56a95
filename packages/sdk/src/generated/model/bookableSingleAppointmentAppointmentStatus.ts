/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Status of the appointment.
 */
export type BookableSingleAppointmentAppointmentStatus = typeof BookableSingleAppointmentAppointmentStatus[keyof typeof BookableSingleAppointmentAppointmentStatus];


export const BookableSingleAppointmentAppointmentStatus = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELED',
} as const;
