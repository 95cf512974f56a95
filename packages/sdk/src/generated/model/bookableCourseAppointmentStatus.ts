/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Status of the appointment.
 */
export type BookableCourseAppointmentStatus = typeof BookableCourseAppointmentStatus[keyof typeof BookableCourseAppointmentStatus];


export const BookableCourseAppointmentStatus = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELED',
} as const;
