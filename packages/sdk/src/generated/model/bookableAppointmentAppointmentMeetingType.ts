/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Form of the meeting; STREAM is online.
 */
export type BookableAppointmentAppointmentMeetingType = typeof BookableAppointmentAppointmentMeetingType[keyof typeof BookableAppointmentAppointmentMeetingType];


export const BookableAppointmentAppointmentMeetingType = {
  ON_SITE: 'ON_SITE',
  STREAM: 'STREAM',
} as const;
