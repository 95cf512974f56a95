/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Status of the appointment.
 */
export type BookableAppointmentDaysAppointmentStatus = typeof BookableAppointmentDaysAppointmentStatus[keyof typeof BookableAppointmentDaysAppointmentStatus];


export const BookableAppointmentDaysAppointmentStatus = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELED',
} as const;
